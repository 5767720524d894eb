import type { DemoBooklet } from "../types.ts";
import { both } from "../localized.ts";
import { germanText, note } from "./booklet.ts";

/** Words from the Bible as Luther translated it. */
const movements = [
  germanText(
    both("I. Selig sind, die da Leid tragen", "I. Blessed are they that mourn"),
    "Selig sind, die da Leid tragen, denn sie sollen getröstet werden.\n\nDie mit Tränen säen, werden mit Freuden ernten. Sie gehen hin und weinen und tragen edlen Samen und kommen mit Freuden und bringen ihre Garben.",
    "Blessed are they that mourn, for they shall be comforted.\n\nThey that sow in tears shall reap in joy. They go forth weeping, bearing precious seed, and come again with joy, bringing their sheaves.",
  ),
  germanText(
    both("II. Denn alles Fleisch, es ist wie Gras", "II. For all flesh is as grass"),
    "Denn alles Fleisch, es ist wie Gras und alle Herrlichkeit des Menschen wie des Grases Blumen. Das Gras ist verdorret und die Blume abgefallen.\n\nSo seid nun geduldig, lieben Brüder, bis auf die Zukunft des Herrn. Siehe, ein Ackermann wartet auf die köstliche Frucht der Erde und ist geduldig darüber, bis er empfahe den Morgenregen und Abendregen.\n\nAber des Herrn Wort bleibet in Ewigkeit.\n\nDie Erlöseten des Herrn werden wieder kommen und gen Zion kommen mit Jauchzen; ewige Freude wird über ihrem Haupte sein; Freude und Wonne werden sie ergreifen, und Schmerz und Seufzen wird weg müssen.",
    "For all flesh is as grass, and all the glory of man as the flower of the grass. The grass has withered and the flower fallen.\n\nSo be patient, dear brothers, until the coming of the Lord. See, the husbandman waits for the precious fruit of the earth and is patient over it until he receives the morning rain and the evening rain.\n\nBut the word of the Lord endures for ever.\n\nThe redeemed of the Lord shall come again, and come to Zion with shouts of joy; everlasting joy shall be upon their heads; joy and gladness shall take hold of them, and pain and sighing must flee away.",
  ),
  germanText(
    both("III. Herr, lehre doch mich", "III. Lord, teach me"),
    "Herr, lehre doch mich, dass ein Ende mit mir haben muss, und mein Leben ein Ziel hat, und ich davon muss. Siehe, meine Tage sind einer Hand breit vor dir, und mein Leben ist wie nichts vor dir.\n\nAch, wie gar nichts sind alle Menschen, die doch so sicher leben. Sie gehen daher wie ein Schemen und machen ihnen viel vergebliche Unruhe; sie sammeln und wissen nicht, wer es kriegen wird.\n\nNun, Herr, wes soll ich mich trösten? Ich hoffe auf dich.\n\nDer Gerechten Seelen sind in Gottes Hand, und keine Qual rühret sie an.",
    "Lord, teach me that there must be an end of me, and that my life has a limit, and that I must depart. See, my days are a hand’s breadth before you, and my life is as nothing before you.\n\nAh, how all men are nothing, who yet live so sure of themselves. They pass like a shadow and make themselves much vain unrest; they heap up and do not know who will have it.\n\nNow, Lord, in what shall I find comfort? I hope in you.\n\nThe souls of the righteous are in God’s hand, and no torment touches them.",
  ),
  germanText(
    both("IV. Wie lieblich sind deine Wohnungen", "IV. How lovely are your dwellings"),
    "Wie lieblich sind deine Wohnungen, Herr Zebaoth! Meine Seele verlanget und sehnet sich nach den Vorhöfen des Herrn; mein Leib und Seele freuen sich in dem lebendigen Gott.\n\nWohl denen, die in deinem Hause wohnen, die loben dich immerdar.",
    "How lovely are your dwellings, Lord of Hosts! My soul longs and yearns for the courts of the Lord; my body and soul rejoice in the living God.\n\nBlessed are they that dwell in your house; they praise you for evermore.",
  ),
  germanText(
    both("V. Ihr habt nun Traurigkeit", "V. You now have sorrow"),
    "Ihr habt nun Traurigkeit; aber ich will euch wieder sehen, und euer Herz soll sich freuen, und eure Freude soll niemand von euch nehmen.\n\nSehet mich an: Ich habe eine kleine Zeit Mühe und Arbeit gehabt und habe großen Trost funden.\n\nIch will euch trösten, wie einen seine Mutter tröstet.",
    "You now have sorrow; but I will see you again, and your heart shall rejoice, and your joy no one shall take from you.\n\nLook on me: for a little time I have had toil and labour, and have found great comfort.\n\nI will comfort you as one whom his mother comforts.",
  ),
  germanText(
    both("VI. Denn wir haben hie keine bleibende Statt", "VI. For here we have no lasting city"),
    "Denn wir haben hie keine bleibende Statt, sondern die zukünftige suchen wir.\n\nSiehe, ich sage euch ein Geheimnis: Wir werden nicht alle entschlafen, wir werden aber alle verwandelt werden; und dasselbige plötzlich, in einem Augenblick, zu der Zeit der letzten Posaune. Denn es wird die Posaune schallen, und die Toten werden auferstehen unverweslich, und wir werden verwandelt werden. Dann wird erfüllet werden das Wort, das geschrieben steht: Der Tod ist verschlungen in den Sieg. Tod, wo ist dein Stachel? Hölle, wo ist dein Sieg?\n\nHerr, du bist würdig zu nehmen Preis und Ehre und Kraft, denn du hast alle Dinge geschaffen, und durch deinen Willen haben sie das Wesen und sind geschaffen.",
    "For here we have no lasting city, but we seek the one to come.\n\nSee, I tell you a mystery: we shall not all sleep, but we shall all be changed, and that suddenly, in a moment, at the time of the last trumpet. For the trumpet shall sound, and the dead shall be raised incorruptible, and we shall be changed. Then shall be fulfilled the word that is written: Death is swallowed up in victory. Death, where is your sting? Hell, where is your victory?\n\nLord, you are worthy to receive praise and honour and power, for you have created all things, and by your will they have their being and were created.",
  ),
  germanText(
    both("VII. Selig sind die Toten", "VII. Blessed are the dead"),
    "Selig sind die Toten, die in dem Herrn sterben, von nun an. Ja, der Geist spricht, dass sie ruhen von ihrer Arbeit; denn ihre Werke folgen ihnen nach.",
    "Blessed are the dead who die in the Lord from henceforth. Yes, says the Spirit, that they may rest from their labours; for their works follow after them.",
  ),
];

export const requiem: DemoBooklet = {
  event: "requiem",
  title: both("Selig sind", "Blessed are they"),
  introduction: both(
    "Das Konzert dauert knapp anderthalb Stunden und hat keine Pause. Den Text des *Deutschen Requiems* finden Sie auf den folgenden Seiten.",
    "The concert lasts just under an hour and a half, without an interval. The words of *A German Requiem* are printed on the following pages.",
  ),
  works: [
    note(
      "Vieille prière bouddhique",
      both(
        "Lili Boulanger gewann 1913 als erste Frau den Rompreis für Komposition, mit neunzehn Jahren. Seit einer Lungenentzündung in früher Kindheit war sie schwer krank; sie starb im März 1918, zehn Tage vor Debussy. Das *Alte buddhistische Gebet* für Tenor, Chor und Orchester begann sie 1914 in Rom und vollendete es 1917. Es bittet darum, dass alle Wesen, Frauen und Männer, Götter und Menschen, ohne Feinde, ohne Hindernisse und frei von Leid ihren Weg gehen mögen. Die Harmonien bewegen sich in Ganztönen und Kirchentonarten über einem ruhigen Schritt. In der Mitte singt der Tenor allein, begleitet von einer Flöte. Der französische Text ist noch geschützt und darf hier nicht gedruckt werden.",
        "In 1913 Lili Boulanger became the first woman to win the Prix de Rome for composition, at the age of nineteen. Seriously ill ever since she had pneumonia as a small child, she died in March 1918, ten days before Debussy. She began this *Old Buddhist Prayer* for tenor, chorus and orchestra in Rome in 1914 and completed it in 1917. It asks that all beings, women and men, gods and humans, may go their way without enemies, without obstacles and free of suffering. Its harmonies move by whole tones and church modes above a steady tread. In the middle the tenor sings alone, accompanied by a flute. The French words are still in copyright and cannot be printed here.",
      ),
    ),
    note(
      "Ein deutsches Requiem op. 45",
      both(
        "Ein Requiem ist eigentlich eine lateinische Totenmesse, ein Gebet für die Verstorbenen. Brahms stellte sich stattdessen selbst Verse aus der Lutherbibel zusammen, und sie gelten den Trauernden: Das erste Wort des Werks ist „selig“, und selig gepriesen werden „die da Leid tragen“. Vom Jüngsten Gericht, vom Zorn und von der Hölle ist fast nicht die Rede, von Christus gar nicht. Dem Bremer Domorganisten Karl Reinthaler, der das bemängelte, schrieb Brahms, er hätte am liebsten auch das „Deutsch“ weggelassen und einfach den „Menschen“ gesetzt.\n\nDie Anfänge reichen in das Jahr 1854 zurück, als Robert Schumann einen Selbstmordversuch unternahm; der zweite Satz verwendet Musik aus einer Sonate dieser Zeit. Nach dem Tod der Mutter im Februar 1865 wurde daraus ein großer Plan. Drei Sätze hörte man 1867 in Wien, wo der Paukist das Orgelpunkt-D im dritten Satz so laut spielte, dass das Publikum zischte. Am Karfreitag 1868 leitete Brahms im Bremer Dom sechs Sätze mit großem Erfolg. Den fünften, das Sopransolo, fügte er danach hinzu. Vollständig erklang das Werk zuerst am 18. Februar 1869 in Leipzig.\n\nDie sieben Sätze sind um den vierten herum gespiegelt. Der **erste** und der **siebte** beginnen mit demselben Wort und enden mit derselben Musik. Im ersten fehlen die Geigen. Der **zweite** ist ein langsamer Marsch im Dreivierteltakt; sein „Aber des Herrn Wort bleibet“ ist der Wendepunkt. Der **dritte** und der **sechste** beginnen mit dem Bariton und schließen mit großen Fugen. Der **vierte** ist der hellste. Der **fünfte** ist die Stimme der Mutter.",
        "A requiem is, properly speaking, a Latin mass, a prayer for the dead. Brahms instead put together verses of his own choosing from Luther’s Bible, and they are addressed to those who mourn: the work begins with the word “blessed”, and “they that mourn” come next. There is almost nothing about the Last Judgement, wrath or hell, and nothing at all about Christ. To Karl Reinthaler, organist of Bremen Cathedral, who found this a fault, Brahms wrote that he would gladly leave out the word “German” too and simply put “human”.\n\nIts beginnings go back to 1854, when Robert Schumann attempted suicide; the second movement uses music from a sonata of that time. After the death of Brahms’s mother in February 1865 it grew into a large plan. Three movements were heard in 1867 in Vienna, where the timpanist played the pedal D in the third so loudly that the audience hissed. On Good Friday 1868 Brahms conducted six movements in Bremen Cathedral with great success. He added the fifth, the soprano solo, afterwards. The complete work was first heard in Leipzig on 18 February 1869.\n\nThe seven movements are arranged symmetrically around the fourth. The **first** and the **seventh** begin with the same word and end with the same music. In the first there are no violins. The **second** is a slow march in triple time, and its “But the word of the Lord endures” is the turning point. The **third** and the **sixth** begin with the baritone and close with great fugues. The **fourth** is the brightest. The **fifth** is the voice of the mother.",
      ),
      { sungTexts: movements },
    ),
  ],
  artists: ["ornella-castagno", "emeka-adeyinka", "konstantin-ebb", "dorothea-kleesattel"],
  ensembles: ["stadtkantorei", "strom-philharmonie"],
};
