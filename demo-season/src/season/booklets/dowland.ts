import type { DemoBooklet } from "../types.ts";
import { both } from "../localized.ts";
import { englishText, foreignText, note } from "./booklet.ts";

export const dowland: DemoBooklet = {
  event: "dowland",
  title: both("Im Dunkeln lasst mich wohnen", "In darkness let me dwell"),
  introduction: both(
    "Im Ratssaal brennt nur eine Lampe auf dem Notenpult. Lesen Sie die Texte vorher oder in der dunklen Ansicht dieses Hefts. Das Konzert dauert siebzig Minuten; zwischen den Liedern spielt Rui Valadão kurze Stücke aus Lautenbüchern der Zeit.",
    "A single lamp on the music stand is all the light there is. Read the words beforehand, or in this booklet’s dark mode. The concert lasts seventy minutes; between the songs Rui Valadão plays short pieces from lute books of the period.",
  ),
  works: [
    note(
      "Flow, my tears",
      both(
        "John Dowland war der berühmteste Lautenist seiner Zeit. Am Hof Elisabeths I. bekam er keine Stelle, vermutlich, weil er katholisch geworden war; so ging er nach Kassel, Wolfenbüttel und 1598 an den dänischen Hof. *Flow, my tears* steht in seinem zweiten Liederbuch von 1600. Die Musik war zuerst eine Pavane für Laute, und ihr Anfang, vier fallende Töne, wurde in ganz Europa nachgeahmt. Der Dichter ist unbekannt.",
        "John Dowland was the most famous lutenist of his age. He was refused a post at the court of Elizabeth I, probably because he had become a Catholic; so he went to Kassel, to Wolfenbüttel and, in 1598, to the Danish court. *Flow, my tears* is in his second book of songs of 1600. The music was first a pavan for the lute, and its beginning, four falling notes, was imitated all over Europe. The poet is not known.",
      ),
      {
        sungTexts: [
          englishText(
            both("Flow, my tears", "Flow, my tears"),
            "Flow, my tears, fall from your springs!\nExiled for ever, let me mourn;\nWhere night’s black bird her sad infamy sings,\nThere let me live forlorn.\n\nDown vain lights, shine you no more!\nNo nights are dark enough for those\nThat in despair their lost fortunes deplore.\nLight doth but shame disclose.\n\nNever may my woes be relieved,\nSince pity is fled;\nAnd tears and sighs and groans my weary days\nOf all joys have deprived.\n\nFrom the highest spire of contentment\nMy fortune is thrown;\nAnd fear and grief and pain for my deserts\nAre my hopes, since hope is gone.\n\nHark! you shadows that in darkness dwell,\nLearn to contemn light.\nHappy, happy they that in hell\nFeel not the world’s despite.",
            "Fließt, meine Tränen, stürzt aus euren Quellen!\nFür immer verbannt, lasst mich trauern;\nwo der schwarze Vogel der Nacht von seiner Schande singt,\ndort lasst mich verlassen leben.\n\nVerlöscht, ihr eitlen Lichter, scheint nicht mehr!\nKeine Nacht ist dunkel genug für den,\nder verzweifelt sein verlorenes Glück beklagt.\nDas Licht deckt nur die Schande auf.\n\nNie kann mein Leid gelindert werden,\ndenn das Mitleid ist geflohen,\nund Tränen, Seufzer, Stöhnen haben meine müden Tage\naller Freude beraubt.\n\nVom höchsten Turm der Zufriedenheit\nist mein Glück herabgestürzt,\nund Angst und Gram und Schmerz sind, zum Lohn,\nmeine Hoffnung, denn die Hoffnung ist dahin.\n\nHört, ihr Schatten, die im Dunkel wohnen,\nlernt das Licht verachten.\nGlücklich, glücklich, die in der Hölle\nden Hohn der Welt nicht spüren.",
          ),
        ],
      },
    ),
    note(
      "Che si può fare op. 8 Nr. 6",
      both(
        "Barbara Strozzi, Adoptivtochter des Dichters Giulio Strozzi, veröffentlichte in Venedig acht Bände mit Kantaten und Arien, mehr als die meisten Komponisten ihrer Zeit, und ohne je eine Stelle zu haben. Der achte erschien 1664. *Che si può fare* steht über einem Bass aus vier absteigenden Tönen, dem Zeichen der Klage in der Oper des 17. Jahrhunderts. Wir hören Anfang und Schluss der Arie, deren Text von Gaudenzio Brunelli stammt. Gesungen werden die beiden abgedruckten Strophen.",
        "Barbara Strozzi, adopted daughter of the poet Giulio Strozzi, published eight volumes of cantatas and arias in Venice, more than most composers of her day, without ever holding a post. The eighth appeared in 1664. *Che si può fare* is built on a bass of four descending notes, the sign of lament in seventeenth-century opera. We hear the beginning and the end of the aria, to words by Gaudenzio Brunelli. The two stanzas printed here are sung.",
      ),
      {
        sungTexts: [
          foreignText(
            "it",
            both("Che si può fare", "Che si può fare"),
            "Che si può fare?\nLe stelle ribelle\nnon hanno pietà;\nse ’l cielo non dà\nun influsso di pace al mio penare,\nche si può fare?\n\nChe si può dire?\nDagli astri disastri\nmi piovano ogn’hor;\nse perfido Amor\nun respiro diniega al mio martire,\nche si può dire?",
            [
              "Was kann man tun?\nDie widerspenstigen Sterne\nhaben kein Erbarmen;\nwenn der Himmel meinem Leiden\nkeinen Frieden einflößt,\nwas kann man tun?\n\nWas kann man sagen?\nVon den Sternen regnet mir\nohne Ende Unheil herab;\nwenn der treulose Amor\nmeiner Qual kein Atemholen gönnt,\nwas kann man sagen?",
              "What can one do?\nThe rebellious stars\nhave no pity;\nif heaven sends\nno breath of peace to my suffering,\nwhat can one do?\n\nWhat can one say?\nFrom the stars disasters\nrain down on me for ever;\nif treacherous Love\ndenies my torment a moment’s rest,\nwhat can one say?",
            ],
          ),
        ],
      },
    ),
    note(
      "Music for a While Z 583 Nr. 2",
      both(
        "Henry Purcell schrieb dieses Lied 1692 für eine Wiederaufnahme der Tragödie *Oedipus* von John Dryden und Nathaniel Lee. Auf der Bühne wird der Geist des Königs Laios beschworen, und die Musik soll die Rachegöttin Alecto besänftigen. Der Bass steigt in Halbtönen durch drei Takte und beginnt immer wieder von vorn, während die Stimme frei darüber singt. Bei „drop“ fallen der Göttin hörbar die Schlangen vom Kopf.",
        "Henry Purcell wrote this song in 1692 for a revival of the tragedy *Oedipus* by John Dryden and Nathaniel Lee. On stage the ghost of King Laius is being summoned, and music is to soothe Alecto, the goddess of vengeance. The bass climbs by semitones through three bars and begins over and over again while the voice sings freely above it. At “drop” you can hear the snakes falling from the goddess’s head.",
      ),
      {
        sungTexts: [
          englishText(
            both("Music for a while", "Music for a while"),
            "Music for a while\nShall all your cares beguile.\nWond’ring how your pains were eas’d\nAnd disdaining to be pleas’d\nTill Alecto free the dead\nFrom their eternal bands,\nTill the snakes drop from her head,\nAnd the whip from out her hands.",
            "Musik wird eine Weile\nalle eure Sorgen täuschen.\nIhr staunt, wie euer Schmerz gelindert wird,\nund wollt doch nicht zufrieden sein,\nbis Alecto die Toten befreit\nvon ihren ewigen Fesseln,\nbis die Schlangen ihr vom Haupt fallen\nund die Geißel aus den Händen.",
          ),
        ],
      },
    ),
    note(
      "An Evening Hymn Z 193",
      both(
        "Das Abendlied erschien 1688 am Anfang einer Sammlung geistlicher Lieder. Die Worte schrieb William Fuller, Bischof von Lincoln. Auch hier kehrt ein Bass von fünf Takten ständig wieder; erst im „Halleluja“ verlässt er für einen Augenblick seine Tonart.",
        "The evening hymn was published in 1688 at the head of a collection of sacred songs. The words are by William Fuller, Bishop of Lincoln. Here too a bass, five bars long, returns throughout; only in the “Hallelujah” does it leave its key for a moment.",
      ),
      {
        sungTexts: [
          englishText(
            both("An Evening Hymn", "An Evening Hymn"),
            "Now that the sun hath veil’d his light\nAnd bid the world goodnight;\nTo the soft bed my body I dispose,\nBut where shall my soul repose?\nDear God, even in Thy arms,\nAnd can there be any so sweet security!\nThen to thy rest, O my soul! And singing, praise\nThe mercy that prolongs thy days.\nHallelujah!",
            "Nun hat die Sonne ihr Licht verhüllt\nund der Welt gute Nacht gesagt;\nauf das weiche Bett lege ich meinen Leib,\ndoch wo soll meine Seele ruhen?\nIn deinen Armen, lieber Gott,\nkann es so süße Sicherheit noch geben?\nZur Ruhe denn, o meine Seele, und preise singend\ndie Gnade, die deine Tage verlängert.\nHalleluja!",
          ),
        ],
      },
    ),
    note(
      "In darkness let me dwell",
      both(
        "Das Lied erschien 1610 in *A Musicall Banquet*, einer Sammlung von Dowlands Sohn Robert. Es beginnt mit einem Vorspiel der Laute und verlässt dann jede regelmäßige Form: Vorhalte reiben sich, Worte werden herausgerufen, der Takt stockt. Nach dem Schluss wiederholt die Stimme die erste Zeile und bleibt allein.",
        "The song appeared in 1610 in *A Musicall Banquet*, a collection made by Dowland’s son Robert. It opens with a prelude for the lute and then leaves all regular form behind: suspensions grate, words are cried out, the metre falters. After what seems to be the end the voice repeats the first line and is left alone.",
      ),
      {
        sungTexts: [
          englishText(
            both("In darkness let me dwell", "In darkness let me dwell"),
            "In darkness let me dwell, the ground shall sorrow be,\nThe roof despair, to bar all cheerful light from me;\nThe walls of marble black, that moist’ned still shall weep;\nMy music, hellish jarring sounds, to banish friendly sleep.\nThus, wedded to my woes, and bedded in my tomb,\nO let me living die, till death do come.\n\nIn darkness let me dwell.",
            "Im Dunkel lasst mich wohnen, Kummer sei der Grund,\nVerzweiflung sei das Dach, das jedes frohe Licht mir sperrt;\ndie Wände schwarzer Marmor, feucht und immer weinend;\nmeine Musik sei Höllenmissklang, der den Schlaf verjagt.\nSo, meinem Leid vermählt, in meinem Grab gebettet,\nlasst lebend mich sterben, bis der Tod erscheint.\n\nIm Dunkel lasst mich wohnen.",
          ),
        ],
      },
    ),
  ],
  artists: ["nikhil-varadkar", "rui-valadao"],
  ensembles: [],
};
