import type { DemoBooklet } from "../types.ts";
import { both } from "../localized.ts";
import { note } from "./booklet.ts";

export const gaspard: DemoBooklet = {
  event: "gaspard",
  title: both("Ondine, Galgen, Kobold", "Water sprite, gallows, goblin"),
  introduction: both(
    "Drei Werke aus elf Jahren: Debussy 1903, Ravel 1908, Skrjabin 1913. Die Pause ist vor Ravel.",
    "Three works written within eleven years: Debussy in 1903, Ravel in 1908, Scriabin in 1913. The interval comes before Ravel.",
  ),
  works: [
    note(
      "Estampes",
      both(
        "Der Titel bedeutet „Drucke“ und meint Holzschnitte, wie Debussy sie aus Japan sammelte. Die drei Stücke von 1903 zeigen Orte, von denen er die meisten nie gesehen hatte. **Pagodes** erinnert an das Gamelan aus Java, das er 1889 auf der Pariser Weltausstellung gehört hatte: fünfstufige Melodien über lang nachklingenden Bässen. **La soirée dans Grenade** wiegt sich im Rhythmus der Habanera. Manuel de Falla meinte, darin sei kein Takt spanischer Volksmusik und doch alles Spanien; Debussy war bis dahin nur einige Stunden dort gewesen. **Jardins sous la pluie** spielt in Frankreich. Zwei Kinderlieder klingen durch den Regen.",
        "The title means “prints”, and what is meant are woodcuts like those that Debussy collected from Japan. The three pieces of 1903 depict places most of which he had never seen. **Pagodes** recalls the gamelan from Java that he had heard at the Paris Exposition of 1889: five-note melodies above long, resonant basses. **La soirée dans Grenade** sways to the rhythm of a habanera. Manuel de Falla remarked that there was not a bar of Spanish folk music in it, and yet it was all Spain; Debussy had until then spent only a few hours there. **Jardins sous la pluie** is set in France. Two nursery songs are heard through the rain.",
      ),
    ),
    note(
      "Sonate Nr. 9 op. 68 „Schwarze Messe“",
      both(
        "Alexander Skrjabin schrieb seine letzten fünf Klaviersonaten zwischen 1911 und 1913. Alle haben nur einen Satz und keine Vorzeichen mehr. Der Beiname der neunten stammt von einem Freund, Skrjabin ließ ihn gelten, weil die siebte „Weiße Messe“ hieß. Am Anfang stehen zwei Linien, die in fallenden Halbtönen umeinander kreisen, dazu ein klopfendes Motiv und ein Thema, über dem „mit aufkeimender Mattigkeit“ steht. Von da an wird die Musik ständig schneller und dichter. Auf dem Höhepunkt ist das zarte Thema zu einem Marsch geworden; dann sind plötzlich die beiden Linien des Anfangs wieder da.",
        "Alexander Scriabin wrote his last five piano sonatas between 1911 and 1913. All are in a single movement and do without key signatures. The nickname of the Ninth was a friend’s idea; Scriabin accepted it, as the Seventh was called “White Mass”. At the beginning two lines circle each other in falling semitones; then come a knocking motif and a theme marked “with nascent languor”. From then on the music grows ever faster and denser. At the climax the tender theme has turned into a march; then, suddenly, the two lines of the beginning are back.",
      ),
    ),
    note(
      "Gaspard de la nuit",
      both(
        "Aloysius Bertrand starb 1841 in Armut an Tuberkulose. Sein Buch *Gaspard de la nuit* erschien im Jahr darauf und machte das Prosagedicht in Frankreich bekannt. Gaspard, der Schatzmeister der Nacht, ist darin der Teufel. Maurice Ravel lernte die Texte durch den Pianisten Ricardo Viñes kennen, schrieb im Sommer 1908 drei Stücke danach und ließ die Gedichte mit den Noten drucken. Er wolle, sagte er, etwas schreiben, das schwerer sei als Balakirews *Islamey*. Viñes spielte die Uraufführung im Januar 1909.\n\n**Ondine.** Eine Wassernixe singt vor dem Fenster und lockt einen Menschen in ihr Reich. Als er antwortet, er liebe eine Sterbliche, weint sie einige Tränen, lacht auf und ist verschwunden. Die Begleitung, ein Flirren auf wenigen Tönen, muss leise bleiben; die Melodie liegt darunter.\n\n**Le gibet.** Was ist das für ein Klang? Eine Glocke von den Mauern einer Stadt jenseits des Horizonts, und ein Gehenkter, den die sinkende Sonne rötet. Das ganze Stück hindurch wiederholt sich ein B, hundertdreiundfünfzigmal, ohne lauter oder schneller zu werden.\n\n**Scarbo.** Ein Zwerg, der nachts im Zimmer auftaucht, sich auf einem Fuß dreht, wächst wie ein Kirchturm und verlischt wie ein Kerzenstumpf. Ravel soll gesagt haben, er habe eine Karikatur der Romantik schreiben wollen und sei ihr dabei vielleicht erlegen.",
        "Aloysius Bertrand died of tuberculosis in 1841, in poverty. His book *Gaspard de la nuit* was published the following year and made the prose poem known in France. Gaspard, the treasurer of the night, is none other than the devil. Maurice Ravel came to know the texts through the pianist Ricardo Viñes, wrote three pieces after them in the summer of 1908 and had the poems printed with the music. He wanted, he said, to write something more difficult than Balakirev’s *Islamey*. Viñes gave the first performance in January 1909.\n\n**Ondine.** A water nymph sings at the window and tries to lure a man into her kingdom. When he replies that he loves a mortal, she sheds a few tears, bursts out laughing and is gone. The accompaniment, a shimmer on a few notes, has to stay soft; the melody lies beneath it.\n\n**Le gibet.** What is that sound? A bell from the walls of a town beyond the horizon, and a hanged man reddened by the setting sun. Throughout the piece one note, B flat, is repeated, a hundred and fifty-three times, without growing louder or faster.\n\n**Scarbo.** A dwarf who appears in the room at night, spins on one foot, grows as tall as a steeple and goes out like the stub of a candle. Ravel is reported to have said that he had meant to write a caricature of Romanticism, and had perhaps been overcome by it.",
      ),
    ),
  ],
  artists: ["seorin-paik"],
  ensembles: [],
};
