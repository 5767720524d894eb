import type { DemoBooklet } from "../types.ts";
import { both } from "../localized.ts";
import { note } from "./booklet.ts";

export const sibelius: DemoBooklet = {
  event: "sibelius",
  title: both("Ein Konzert für alle", "A concerto for all"),
  introduction: both(
    "Zwei Konzerte an einem Abend: eines für eine Geigerin und eines, in dem das ganze Orchester Solist ist. Die Pause liegt zwischen beiden.",
    "Two concertos in one evening: one for a violinist, and one in which the whole orchestra is the soloist. The interval comes between them.",
  ),
  works: [
    note(
      "D’un matin de printemps",
      both(
        "Lili Boulanger schrieb dieses kurze Stück 1917 und 1918 in mehreren Fassungen: für Violine oder Flöte und Klavier, für Klaviertrio und zuletzt für Orchester. Es ist das Gegenstück zu *D’un soir triste*; beide gehen vom selben Thema aus, das hier tanzt und dort trauert. Die Orchesterfassung beendete sie im Januar 1918, zwei Monate vor ihrem Tod.",
        "Lili Boulanger wrote this short piece in several versions in 1917 and 1918: for violin or flute and piano, for piano trio and finally for orchestra. It is the companion to *D’un soir triste*; both set out from the same theme, which dances in one and mourns in the other. She completed the orchestral version in January 1918, two months before her death.",
      ),
    ),
    note(
      "Violinkonzert d-Moll op. 47",
      both(
        "Jean Sibelius begann mit vierzehn Jahren Geige zu lernen und wollte Virtuose werden. 1891 spielte er bei den Wiener Philharmonikern vor und wurde abgelehnt. Sein einziges Konzert schrieb er zwölf Jahre später. Die Uraufführung im Februar 1904 in Helsinki misslang, weil der Solist den Schwierigkeiten nicht gewachsen war. Sibelius kürzte das Werk und vereinfachte den Solopart; die neue Fassung dirigierte Richard Strauss im Oktober 1905 in Berlin, mit Karel Halíř als Solist.\n\nDer **erste Satz** beginnt mit gedämpften Geigen im vierfachen Piano, über denen die Solovioline ein weites Thema singt. Die Kadenz steht nicht am Ende, sondern in der Mitte und übernimmt die Aufgabe der Durchführung. Das **Adagio** ist eine große Romanze in B-Dur. Das **Finale** über einem stampfenden Rhythmus der Pauken und tiefen Streicher nannte der Musikschriftsteller Donald Francis Tovey eine Polonaise für Eisbären.",
        "Jean Sibelius took up the violin at fourteen and wanted to be a virtuoso. In 1891 he auditioned for the Vienna Philharmonic and was turned down. He wrote his only concerto twelve years later. The first performance, in Helsinki in February 1904, was a failure because the soloist was not equal to its difficulties. Sibelius shortened the work and simplified the solo part; Richard Strauss conducted the new version in Berlin in October 1905, with Karel Halíř as soloist.\n\nThe **first movement** begins with muted violins, as soft as can be, above which the solo violin sings a wide-ranging theme. The cadenza comes not at the end but in the middle and takes the place of a development. The **Adagio** is a great romance in B flat major. The **finale**, above a stamping rhythm in timpani and low strings, was described by Donald Francis Tovey as a polonaise for polar bears.",
      ),
    ),
    note(
      "Konzert für Orchester Sz 116",
      both(
        "Im Oktober 1940 verließ Béla Bartók Ungarn und kam in die Vereinigten Staaten. Dort wurde er wenig gespielt, verdiente kaum Geld und erkrankte an Leukämie. Im Mai 1943 besuchte ihn der Dirigent Serge Koussevitzky im Krankenhaus und brachte einen Auftrag über tausend Dollar mit, den zwei ungarische Landsleute angeregt hatten, der Geiger Joseph Szigeti und der Dirigent Fritz Reiner. Bartók schrieb das Werk zwischen August und Oktober 1943 in Saranac Lake. Das Boston Symphony Orchestra spielte es am 1. Dezember 1944 zum ersten Mal.\n\nEs hat fünf Sätze. Die **Introduzione** steigt aus der Tiefe in Quarten auf. Im **Giuoco delle coppie**, dem „Spiel der Paare“, treten die Bläser zu zweit auf, jedes Paar in einem eigenen Abstand: Fagotte in Sexten, Oboen in Terzen, Klarinetten in Septimen, Flöten in Quinten, Trompeten in Sekunden. Die **Elegia** nannte Bartók ein Klagelied. Im **Intermezzo interrotto** unterbricht ein grober Marsch eine ungarische Melodie; die Posaunen lachen ihn aus. Er zitiert ein Thema aus Schostakowitschs siebter Sinfonie, die Bartók damals im Radio hörte. Das **Finale** läuft in rasenden Sechzehnteln und endet in F-Dur.",
        "In October 1940 Béla Bartók left Hungary for the United States. There his music was little played, he earned hardly any money and he fell ill with leukaemia. In May 1943 the conductor Serge Koussevitzky visited him in hospital and brought a commission worth a thousand dollars, prompted by two fellow Hungarians, the violinist Joseph Szigeti and the conductor Fritz Reiner. Bartók wrote the work between August and October 1943 at Saranac Lake. The Boston Symphony Orchestra gave the first performance on 1 December 1944.\n\nIt has five movements. The **Introduzione** rises from the depths in fourths. In **Giuoco delle coppie**, the “game of pairs”, the winds come on two by two, each pair at a distance of its own: bassoons in sixths, oboes in thirds, clarinets in sevenths, flutes in fifths, trumpets in seconds. Bartók called the **Elegia** a lament. In the **Intermezzo interrotto** a coarse march interrupts a Hungarian melody, and the trombones laugh at it. The march quotes a theme from Shostakovich’s Seventh Symphony, which Bartók had heard on the radio. The **finale** races along in semiquavers and ends in F major.",
      ),
    ),
  ],
  artists: ["sunniva-aasland", "mara-lindqvist"],
  ensembles: ["strom-philharmonie"],
};
