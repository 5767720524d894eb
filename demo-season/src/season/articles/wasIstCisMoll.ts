import { both } from "../localized.ts";
import { headline, image, link, quote, text } from "../sections.ts";
import { article } from "./article.ts";

export const wasIstCisMoll = article({
  key: "was-ist-cis-moll",
  title: both("Was ist cis-Moll?", "What is C sharp minor?"),
  pretitle: both("Vier Kreuze und ein Ruf", "Four sharps and a reputation"),
  teaser: both(
    "Mondschein, Mahlers Trauermarsch, Beethovens letzte Fuge: Warum ziehen sich die Komponisten für das Ernsteste in dieselbe Tonart zurück?",
    "Moonlight, Mahler’s funeral march, Beethoven’s great fugue of farewell: why do composers withdraw into the same key when they are most in earnest?",
  ),
  author: "Miriam Sternitz",
  published: "2025-08-15T09:00",
  category: "wissen",
  tags: ["quartett", "klavier", "fuer-den-anfang"],
  events: ["cis-moll", "nachtstuecke"],
  picture: ["harmonograph", "ice", "c-sharp minor"],
  sections: [
    text(
      "Drücken Sie am Klavier die Taste zwischen C und D. Das ist Cis, oder Des, je nachdem, woher Sie kommen. Bauen Sie darauf eine Mollleiter, brauchen Sie vier Kreuze: Fis, Cis, Gis, Dis. Mehr ist cis-Moll zunächst nicht. Auf einem heutigen, gleichmäßig gestimmten Klavier klingt es genau wie c-Moll, nur einen Halbton höher. Physikalisch ist die Sache damit erledigt.\n\nMusikalisch fängt sie hier erst an.",
      "On a piano, press the key between C and D. That is C sharp, or D flat, depending on where you come from. Build a minor scale on it and you need four sharps: F, C, G, D. To begin with, C sharp minor is no more than that. On a modern, evenly tempered piano it sounds exactly like C minor, only a semitone higher. For physics the matter is closed.\n\nFor music this is where it begins.",
    ),
    headline("Die Hand weiß es zuerst", "The hand knows first"),
    text(
      "Wer cis-Moll spielt, liegt mit den langen Fingern auf den schwarzen Tasten und mit dem Daumen auf den weißen. Die Hand ruht gewölbt, fast ohne Mühe. Chopin ließ seine Schüler mit solchen Tonarten beginnen, nicht mit dem vermeintlich leichten C-Dur. Beethovens „Mondscheinsonate“, Chopins *Nocturne* op. 27 Nr. 1, Rachmaninows berühmtestes *Prélude*: Alle drei nutzen, dass die Hand hier von selbst leise sein kann.\n\nBei Streichern ist es umgekehrt. Die leeren Saiten einer Geige heißen G, D, A und E, und in cis-Moll hilft davon fast nur das E. Also wird gegriffen, Ton für Ton. Es schwingt weniger mit, alles klingt verhangener, wie durch ein Tuch.",
      "If you play in C sharp minor your long fingers lie on the black keys and your thumb on the white ones. The hand rests in an arch, almost without effort. Chopin had his pupils begin with keys like this rather than with the supposedly easy C major. Beethoven’s “Moonlight” Sonata, Chopin’s *Nocturne* Op. 27 No. 1, Rachmaninov’s most famous *Prelude*: all three make use of the fact that here the hand is quiet of its own accord.\n\nFor strings it is the other way round. A violin’s open strings are called G, D, A and E, and in C sharp minor hardly any but the E is of help. So every note has to be stopped. Less of the instrument rings along; everything sounds veiled, as if through a cloth.",
    ),
    quote(
      "Bußklage, trauliche Unterredung mit Gott, dem Freunde.",
      "Penitential lament, intimate conversation with God, the friend.",
      both(
        "Christian Friedrich Daniel Schubart über cis-Moll, Ideen zu einer Ästhetik der Tonkunst",
        "Christian Friedrich Daniel Schubart on C sharp minor, Ideen zu einer Ästhetik der Tonkunst",
      ),
    ),
    text(
      "So steht es in einem Buch, das seit 1806 herumgereicht wird und jeder Tonart einen Charakter gibt. Man darf darüber lächeln. Aber Komponisten lasen solche Bücher, und wer sie nicht las, kannte die Stücke der anderen. Nach der „Mondscheinsonate“ konnte niemand mehr unbefangen in cis-Moll schreiben. Ein Ruf ist auch eine Eigenschaft.",
      "So it says in a book that has been handed round since 1806 and gives each key a character. You may smile at that. But composers read such books, and those who did not knew each other’s pieces. After the “Moonlight” nobody could write in C sharp minor with an open mind. A reputation is a property, too.",
    ),
    image(
      "article-cis-moll-1",
      ["chladni", "navy", "c-sharp minor"],
      both(
        "Gezeichnet aus den Intervallen von cis-Moll: kleine Terz, Quinte, kleine Sexte.",
        "Drawn from the intervals of C sharp minor: minor third, fifth, minor sixth.",
      ),
      "medium",
    ),
    headline("Op. 131: ein Cis, das warten kann", "Op. 131: a C sharp that can wait"),
    text(
      "Im Sommer 1826 hat Beethoven diesen Ruf hinter sich. Sein Quartett beginnt allein in der ersten Geige: Gis, His, Cis, dann ein A, das lauter ist als alles davor. Es ist eine Fuge, und sie beeilt sich nicht. Sechs Sätze später, nach Umwegen durch D-Dur, A-Dur und E-Dur, kehrt dasselbe Tonmaterial zurück, jetzt im Galopp. Der letzte Akkord steht in Cis-Dur. Ob das hell ist, darüber streiten vier Leute im [Quartett Halbmond](ensemble:quartett-halbmond) seit vierzehn Jahren.\n\nHören Sie am 30. August zu und entscheiden Sie mit.",
      "By the summer of 1826 Beethoven is past all that. His quartet begins in the first violin alone: G sharp, B sharp, C sharp, then an A that is louder than anything before. It is a fugue and in no hurry. Six movements later, after detours through D, A and E major, the same notes come back, now at a gallop. The last chord is in C sharp major. Whether that is bright is something the four players of [Quartett Halbmond](ensemble:quartett-halbmond) have been arguing about for fourteen years.\n\nCome and listen on 30 August, and help them decide.",
    ),
    link("Cis-Moll, vierzig Minuten ohne Pause", "C sharp minor, forty minutes without a break", {
      event: "cis-moll",
    }),
  ],
});
