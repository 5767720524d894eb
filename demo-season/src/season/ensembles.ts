import type { ArtworkGround } from "../artwork/spec.ts";
import type { DemoEnsemble } from "./types.ts";
import { portrait } from "./artwork.ts";
import { both, same, slugify } from "./localized.ts";
import { roles, type RoleKey } from "./roles.ts";

function ensemble(
  key: string,
  name: string,
  ground: ArtworkGround,
  members: [artist: string, role: RoleKey][],
  de: string,
  en: string,
): DemoEnsemble {
  return {
    key,
    name: same(name),
    slug: same(slugify(name)),
    description: both(de, en),
    members: members.map(([artist, role]) => ({ artist, role: roles[role] })),
    artwork: portrait(`ensemble-${key}`, name, ground),
  };
}

export const ensembles: DemoEnsemble[] = [
  ensemble(
    "strom-philharmonie",
    "Strom-Philharmonie",
    "blue",
    [
      ["mara-lindqvist", "conductor"],
      ["marguerite-delcourt", "harp"],
      ["sanna-ojanperae", "trumpet"],
    ],
    "Neunundachtzig Musikerinnen und Musiker aus zwanzig Ländern bilden die Strom-Philharmonie, gegründet 1921 als Orchester der Dampfschiffer. Noch heute wird vor dem ersten Konzert der Saison eine Schiffsglocke angeschlagen: gestimmtes A, ein wenig zu tief.\n\nSeit 1962 spielt das Orchester im Großen Saal am Ufer, den es im selben Jahr mit Beethovens neunter Sinfonie eröffnete. Chefdirigentin ist seit 2022 Mara Lindqvist. Mit ihr begann ein Zyklus mit den Sinfonien Mahlers; dazu kommen in jeder Spielzeit drei Uraufführungen. Das Orchester gibt im Jahr etwa siebzig Konzerte, dreißig davon für Schulen, und entscheidet in einer Woche jeder Saison ohne Dirigentin über seine Programme. Aufnahmen liegen unter anderem mit Werken von Lili Boulanger, Sibelius und Saariaho vor. Beim Musikfest wirkt die Philharmonie seit der ersten Ausgabe 2008 mit.",
    "Eighty-nine players from twenty countries make up the Strom-Philharmonie, founded in 1921 as the steamboatmen’s orchestra. A ship’s bell is still struck before the first concert of each season: a tuned A, slightly flat.\n\nSince 1962 the orchestra has played in the Großer Saal am Ufer, which it opened that year with Beethoven’s Ninth Symphony. Mara Lindqvist has been chief conductor since 2022. With her it has begun a cycle of Mahler’s symphonies; every season also includes three first performances. The orchestra gives some seventy concerts a year, thirty of them for schools, and for one week of each season chooses its own programmes, without a conductor. Its recordings include works by Lili Boulanger, Sibelius and Saariaho. It has taken part in the festival since the first in 2008.",
  ),
  ensemble(
    "quartett-halbmond",
    "Quartett Halbmond",
    "pink",
    [
      ["nora-feld", "violin"],
      ["ayumi-sander", "violin"],
      ["luc-marais", "viola"],
      ["ingrid-tamm", "cello"],
    ],
    "Quartett Halbmond wurde 2011 in Köln gegründet. Die vier sitzen im Halbkreis, und Nora Feld und Ayumi Sander wechseln sich an der ersten Geige ab. Ihr Debüt gaben sie mit Schuberts letztem Quartett in einer Turnhalle, weil der Saal unter Wasser stand.\n\n2014 gewann das Quartett einen Wettbewerb in Banff, 2016 war es Ensemble in Residence in Auenwerth. Es hat alle Quartette von Beethoven und Bartók aufgeführt, neun Werke in Auftrag gegeben und fünf Alben veröffentlicht, das jüngste mit Musik von György Kurtág. Halbmond spielt kurze Abende ohne Pause und danach nichts, was das Gehörte zudecken könnte. An der Musikhochschule in Köln gibt das Ensemble jedes Frühjahr eine Werkstatt für junge Quartette. In diesem Jahr ist es beim Musikfest zweimal in der Alten Schmiede zu hören.",
    "Quartett Halbmond was founded in Cologne in 2011. The four sit in a half circle, and Nora Feld and Ayumi Sander take turns as leader. They made their debut with Schubert’s last quartet in a school gymnasium, because the hall was under water.\n\nIn 2014 the quartet won a competition in Banff, and in 2016 it was ensemble in residence in Auenwerth. It has performed the complete quartets of Beethoven and Bartók, commissioned nine works and released five albums, the most recent of them devoted to György Kurtág. Halbmond plays short evenings without an interval, and nothing afterwards that might cover up what was heard. Every spring the ensemble runs a workshop for young quartets in Cologne. This year it can be heard twice at the Alte Schmiede.",
  ),
  ensemble(
    "avelin-quartett",
    "Avelin-Quartett",
    "ice",
    [
      ["rosalind-avelin", "violin"],
      ["matteo-brisk", "violin"],
      ["thandi-molefe-roth", "viola"],
      ["jiri-kolman", "cello"],
    ],
    "Das Avelin-Quartett wurde 2016 in Manchester von Rosalind Avelin gegründet und spielt seit 2018 in seiner heutigen Besetzung. Es liest Erstdrucke und Handschriften, ehe es probt, und findet dabei immer wieder Musik, die jemand übersehen hat.\n\nSeine Aufnahmen galten bisher Emilie Mayer, Maddalena Lombardini Sirmen, Ethel Smyth und Leoš Janáček. 2025 steht Fanny Hensel im Mittelpunkt, deren Streichquartett in einer neuen Ausgabe von Thandi Molefe-Roth erklingt. Das Quartett gastierte in London, Wien, Kuhmo und Toronto; seit 2022 hat es eine eigene Konzertreihe in Norwich. Zu jedem Konzert gehört ein Gespräch, in dem die vier zeigen, woran sie gearbeitet haben. Für Laienquartette geben sie zweimal im Jahr Kurse, im Frühling immer in Auenwerth. Den Sitz haben sie in Norwich und Auenwerth.",
    "The Avelin Quartet was founded in Manchester in 2016 by Rosalind Avelin and has played in its present line-up since 2018. It reads first editions and manuscripts before it rehearses, and regularly finds music that others have overlooked.\n\nIts recordings so far have been devoted to Emilie Mayer, Maddalena Lombardini Sirmen, Ethel Smyth and Leoš Janáček. In 2025 its focus is Fanny Hensel, whose string quartet it plays in a new edition by Thandi Molefe-Roth. The quartet has appeared in London, Vienna, Kuhmo and Toronto and since 2022 has had a concert series of its own in Norwich. Every concert comes with a talk in which the four show what they have been working on. Twice a year they give courses for amateur quartets, in spring in Auenwerth. They are based in Norwich and Auenwerth.",
  ),
  ensemble(
    "trio-kaltenbach",
    "Trio Kaltenbach",
    "rose",
    [
      ["viktor-kaltenbach", "violin"],
      ["anouk-kaltenbach", "cello"],
      ["salome-gelaschwili", "piano"],
    ],
    "Viktor und Anouk Kaltenbach spielen seit der Kindheit zusammen; mit der Pianistin Salome Gelaschwili gründeten sie 2008 in Tiflis das Trio Kaltenbach. Zwei Geschwister und eine Vermittlerin: Das Klaviertrio hat den Ruf, Proben laut und Konzerte leise zu führen.\n\n2011 gewann es einen Wettbewerb in Melbourne. Seitdem ist es in zweiundvierzig Ländern aufgetreten und hat alle Klaviertrios von Haydn, Beethoven und Brahms gespielt. Unter seinen elf Alben sind Werke von Rebecca Clarke, Lili Boulanger und Germaine Tailleferre. Jedes Jahr vergibt das Trio einen Auftrag an jemanden, der noch nie für diese Besetzung geschrieben hat; fünfzehn Werke sind so entstanden. Beim Musikfest tritt es an zwei Terminen im Salzspeicher auf; in den Horntrios von Brahms und Ligeti sind zwei der drei zu hören.",
    "Viktor and Anouk Kaltenbach have played together since childhood; with the pianist Salome Gelaschwili they founded Trio Kaltenbach in Tbilisi in 2008. Two siblings and a mediator: this piano trio is known for loud rehearsals and quiet concerts.\n\nIn 2011 it won a competition in Melbourne. Since then it has performed in forty-two countries and played all the piano trios of Haydn, Beethoven and Brahms. Its eleven albums include works by Rebecca Clarke, Lili Boulanger and Germaine Tailleferre. Every year the trio gives a commission to a composer who has never written for these forces before; fifteen works have come about in this way. At the festival it appears twice at the Salzspeicher; two of the three can be heard in the horn trios of Brahms and Ligeti.",
  ),
  ensemble(
    "duo-amsel-wolf",
    "Duo Amsel & Wolf",
    "navy",
    [
      ["theres-amsel", "piano"],
      ["jakob-wolf", "piano"],
    ],
    "Theres Amsel und Jakob Wolf lernten sich beim Umblättern kennen und gründeten ihr Duo 2009 in Rotterdam. Zwei Flügel, ineinandergeschoben, ohne Deckel: So spielen sie das Repertoire, in dem ein Orchester auf vier Hände zusammenschrumpft und dabei schärfer wird.\n\nIhr Repertoire umfasst alle Werke für zwei Klaviere von Debussy, Ravel und Strawinsky, dazu Messiaen, Ligeti und neunzehn eigene Bearbeitungen von Theres Amsel. 2013 gewannen sie einen Wettbewerb in Miami. Ihre Aufnahme von *Le sacre du printemps* entstand an einem einzigen Abend vor Publikum. Für Kinder geben sie Konzerte, bei denen das Publikum unter den Flügeln liegt, zuletzt in Graz. Beim Musikfest spielt das Duo Strawinsky, Saint-Saëns und ein Programm von Mozart bis Ravel; an der Nacht mit Satie sind beide beteiligt.",
    "Theres Amsel and Jakob Wolf met when one turned pages for the other, and founded their duo in Rotterdam in 2009. Two grand pianos nested together without lids: that is how they play the repertoire in which an orchestra shrinks to four hands and gains an edge.\n\nTheir repertoire comprises all the works for two pianos by Debussy, Ravel and Stravinsky, as well as Messiaen, Ligeti and nineteen arrangements by Theres Amsel. In 2013 they won a competition in Miami. Their recording of *The Rite of Spring* was made on a single evening in front of an audience. For children they give concerts at which the audience lies beneath the pianos, most recently in Graz. At the festival the duo plays Stravinsky, Saint-Saëns and a programme from Mozart to Ravel; both take part in the night of Satie.",
  ),
  ensemble(
    "kompassnadel",
    "Bläserquintett Kompassnadel",
    "paper",
    [
      ["camille-roussignol", "flute"],
      ["pekka-vainikka", "clarinet"],
      ["florian-hagenkoetter", "horn"],
    ],
    "Flöte, Oboe, Klarinette, Horn und Fagott aus fünf Himmelsrichtungen; die fünfte, sagen sie, sei oben. Das Bläserquintett Kompassnadel gründete sich 2012 auf einer Überfahrt nach Helsinki und spielt seitdem gern auf Schiffen, Brücken und Dächern.\n\nEs hat die Quintette von Carl Nielsen, Paul Hindemith und Jean Françaix aufgenommen und vierzehn Bearbeitungen finnischer Volksmusik im Repertoire. Siebzehn Werke entstanden im Auftrag des Ensembles. Mit dem Erzähler Oskar Pfifferling bringt es Kindern bei, wie viele Meter Rohr in einem Horn stecken. In Auenwerth betreut das Quintett die Bläserklassen an drei Schulen; einmal im Jahr spielen alle zusammen auf dem Marktplatz. Beim Musikfest ist es auf der MS Ondine, in einem Familienkonzert und zusammen mit der Pianistin Salome Gelaschwili in Poulencs Sextett zu hören.",
    "Flute, oboe, clarinet, horn and bassoon from five points of the compass; the fifth, they say, is up. The wind quintet Kompassnadel was founded in 2012 on a crossing to Helsinki and has liked playing on boats, bridges and roofs ever since.\n\nIt has recorded the quintets of Carl Nielsen, Paul Hindemith and Jean Françaix and has fourteen arrangements of Finnish folk music in its repertoire. Seventeen works have been written to its commission. With the storyteller Oskar Pfifferling it teaches children how many metres of tubing there are in a horn. In Auenwerth the quintet looks after the wind classes at three schools; once a year they all play together on the market square. At the festival it can be heard on the MS Ondine, in a family concert and, with the pianist Salome Gelaschwili, in Poulenc’s Sextet.",
  ),
  ensemble(
    "concerto-uferlos",
    "Concerto Uferlos",
    "pink",
    [
      ["zeynep-altinok", "baroqueViolin"],
      ["pilar-etxarri", "harpsichord"],
      ["rui-valadao", "lute"],
    ],
    "Concerto Uferlos ist ein Barockorchester ohne feste Größe: mal sechs, mal sechsunddreißig. Zeynep Altınok gründete es 2009 in Bremen und leitet es von der Geige aus. Gespielt wird im Stehen, auf Darmsaiten und so, als sei die Tinte noch feucht.\n\nIm Mittelpunkt stehen Musik des 17. Jahrhunderts aus Italien und Österreich und die Werke Telemanns. Acht Alben sind erschienen, darunter Bibers Rosenkranz-Sonaten. Das Ensemble gastierte in Utrecht, Innsbruck und Lissabon und spielte in neunzehn Städten ein Programm, das Venedig und Istanbul verbindet. Seit 2016 kommt es jedes Jahr zum Musikfest. Die Stimmtonhöhe richtet sich nach dem Repertoire: Händel auf 415 Hertz, Monteverdi auf 466. Drei Studierende gehören in jeder Spielzeit als Akademie dazu und wohnen in dieser Zeit bei Mitgliedern.",
    "Concerto Uferlos is a baroque orchestra of no fixed size: sometimes six, sometimes thirty-six. Zeynep Altınok founded it in Bremen in 2009 and directs it from the violin. They play standing, on gut strings, and as if the ink were still wet.\n\nAt the centre of its work are the music of seventeenth-century Italy and Austria and the works of Telemann. Eight albums have been released, among them Biber’s Rosary Sonatas. The ensemble has appeared in Utrecht, Innsbruck and Lisbon and has taken a programme linking Venice and Istanbul to nineteen cities. It has come to the festival every year since 2016. Its pitch depends on the repertoire: 415 hertz for Handel, 466 for Monteverdi. Three students join the ensemble each season as its academy and stay with its members.",
  ),
  ensemble(
    "consort",
    "Consort der kleinen Dinge",
    "ice",
    [
      ["mattis-grelle", "viol"],
      ["rui-valadao", "lute"],
    ],
    "Fünf Gamben und eine Laute: Das Consort der kleinen Dinge wurde 2013 von Mattis Grelle in Bremen gegründet. Es sucht Musik, für die man näher heranrücken muss, und stellt die Stühle entsprechend.\n\nIm Repertoire stehen die englischen Meister von Tye bis Purcell, daneben spanische und italienische Musik und einige Werke, die für das Consort geschrieben wurden. Dowlands *Lachrimae* hat es mehr als vierzigmal aufgeführt; die Aufnahme von 2019 entstand in einer Dorfkirche, in der man die Schwalben hört. Das Ensemble spielt auf Gamben aus einer einzigen Werkstatt, gebaut nach einem englischen Satz von 1610. Kopien der Stimmbücher liegen bei allen Konzerten zum Ansehen und Mitlesen aus. Im Sommer gibt das Consort einen Kurs. Beim Musikfest ist es in der Kapelle im Schloss Auen zu Gast.",
    "Five viols and a lute: the Consort der kleinen Dinge, the “consort of small things”, was founded in Bremen in 2013 by Mattis Grelle. It looks for music that makes you move closer, and places the chairs accordingly.\n\nIts repertoire includes the English masters from Tye to Purcell, Spanish and Italian music, and a few works written for the Consort. It has performed Dowland’s *Lachrimae* more than forty times; the recording of 2019 was made in a village church in which you can hear the swallows. The ensemble plays viols from a single workshop, modelled on an English set of 1610. Copies of the part books are laid out at every concert, to look at and to read along. In summer the Consort gives a course. At the festival it appears in the chapel of Schloss Auen.",
  ),
  ensemble(
    "gegenwind",
    "Kammerchor Gegenwind",
    "navy",
    [["dorothea-kleesattel", "conductor"]],
    "Der Kammerchor Gegenwind hat vierundzwanzig Stimmen und singt meist ohne Begleitung. Dorothea Kleesattel gründete ihn 2011. Der Chor probt im Freien, damit im Saal nichts mehr überraschen kann, nur von November bis März in einer Turnhalle.\n\nDas Repertoire reicht von Heinrich Schütz bis zu Werken, die für Gegenwind geschrieben wurden, bisher neun. 2015 gewann der Chor einen Preis in Tolosa, 2018 wurde seine Aufnahme mit Motetten von Brahms und Reger ausgezeichnet. Die Mitglieder sind zur Hälfte ausgebildete Sängerinnen und Sänger, zur anderen Hälfte in anderen Berufen tätig. Mit Concerto Uferlos führte Gegenwind Monteverdis Marienvesper erstmals 2017 auf und seither noch viermal. Beim Musikfest ist der Chor in vier Konzerten zu hören, von Schütz über Haydns *Schöpfung* bis zu Morton Feldman.",
    "Kammerchor Gegenwind consists of twenty-four voices and mostly sings unaccompanied. Dorothea Kleesattel founded it in 2011. The choir rehearses outdoors so that nothing indoors can surprise it, moving to a gymnasium only from November to March.\n\nIts repertoire extends from Heinrich Schütz to works written for Gegenwind, nine so far. In 2015 the choir won a prize in Tolosa, and in 2018 its recording of motets by Brahms and Reger received an award. Half of the members are trained singers; the other half work in other professions. Gegenwind first performed Monteverdi’s Vespers with Concerto Uferlos in 2017 and has returned to them four times since. At the festival the choir can be heard four times, in music from Schütz by way of Haydn’s *Creation* to Morton Feldman.",
  ),
  ensemble(
    "stadtkantorei",
    "Stadtkantorei Auenwerth",
    "blue",
    [["dorothea-kleesattel", "conductor"]],
    "Hundertzehn Menschen, die tagsüber etwas anderes tun: Brot, Steuern, Zähne, Abitur. Donnerstags um acht singen sie in der Stadtkantorei Auenwerth, seit 1874, mit einer Unterbrechung von elf Wochen.\n\nSeit 2005 leitet Dorothea Kleesattel den Chor. Er führt jedes Jahr zwei große Oratorien auf, gestaltet sechs Gottesdienste und veranstaltet das Feierabendsingen auf dem Marktplatz. Mit der Strom-Philharmonie verbindet ihn eine Zusammenarbeit, die bis 1923 zurückreicht. Fünf Werke entstanden in seinem Auftrag, das jüngste 2024. Ein Vorsingen gibt es, aber es dient nur dazu, die richtige Stimmgruppe zu finden; abgelehnt wird niemand. Viele der vierundzwanzig, die sich die *Winterreise* teilen, singen sonst hier, und manche haben hier zum ersten Mal vor Publikum gesungen. Das jüngste Mitglied ist siebzehn Jahre alt, das älteste achtundsiebzig.",
    "A hundred and ten people who do something else by day: bread, taxes, teeth, school exams. On Thursdays at eight they sing in the Stadtkantorei Auenwerth, and have since 1874, with a break of eleven weeks.\n\nDorothea Kleesattel has directed the choir since 2005. Every year it performs two large oratorios, sings in six services and holds the after-work singing on the market square. Its association with the Strom-Philharmonie goes back to 1923. Five works have been written to its commission, the latest in 2024. There is an audition, but only to find the right section; nobody is turned away. Many of the twenty-four who share *Winterreise* usually sing here, and some of them first sang to an audience here. The youngest member is seventeen, the oldest seventy-eight.",
  ),
  ensemble(
    "flussperlen",
    "Kinderchor Flussperlen",
    "rose",
    [],
    "Vierzig Kinder zwischen sieben und dreizehn aus vier Grundschulen am Strom bilden den Kinderchor Flussperlen. Wer mitsingen will, kommt; vorgesungen wird nicht.\n\nDer Chor wurde 2010 gegründet, als die Musiklehrerin einer der Schulen keine Vertretung fand und die Klassen zusammenlegte. Jelena Marković-Thiel leitet ihn seit 2014. Er hat neun Kinderopern aufgeführt, singt in Konzerten der Stadtkantorei und eröffnet im Advent den Weihnachtsmarkt vor dem Alten Ratssaal. Notenlesen lernen die Kinder nebenbei; Stimmbildung bekommen sie zu dritt. Der monatliche Beitrag ist freiwillig, und wer eine Jacke für den Auftritt braucht, bekommt sie aus dem Fundus. Zum Musikfest gehören die Flussperlen seit 2012. In diesem Jahr singen sie die Elfen im *Sommernachtstraum* und gehen am letzten Tag vom Nordufer über die Brücke.",
    "Forty children between seven and thirteen from four primary schools along the river make up the children’s choir Flussperlen. Anyone who wants to sing comes; there are no auditions.\n\nThe choir was founded in 2010, when the music teacher of one of the schools could find no cover and put the classes together. Jelena Marković-Thiel has directed it since 2014. It has put on nine children’s operas, sings in concerts of the Stadtkantorei and opens the Christmas market in Advent. The children learn to read music along the way and have voice training in groups of three. Contributions are voluntary. Flussperlen has been part of the festival since 2012. This year the children sing the fairies in *A Midsummer Night’s Dream* and on the last day cross the bridge from the north bank.",
  ),
  ensemble(
    "inselorchester",
    "Kammerorchester der Insel",
    "paper",
    [["chrysanthi-velou", "conductor"]],
    "Zweiundzwanzig Streicherinnen und Streicher bilden das Kammerorchester der Insel. Sie proben auf Marienwerth und übernachten bei Hochwasser dort auch. Das Orchester gehört sich selbst: Über Programme, Gäste und Gagen stimmen alle ab.\n\nEs entstand 1998 aus einer Sommerakademie im Kloster. Seit 2018 ist Chrysanthi Velou künstlerische Leiterin. Die Aufnahme der Streichersinfonien von Carl Philipp Emanuel Bach fand internationale Beachtung; Werke von Nikos Skalkottas, Grażyna Bacewicz und Elizabeth Maconchy gehören zum festen Repertoire. Zehnmal im Jahr spielt das Orchester in Auenwerth, meist im Theater am Holzmarkt, dazu in Dörfern am Strom, die es mit dem eigenen Boot erreicht, einem umgebauten Kiesschiff von 1961. Für die Wassermusik der Insel, ein Konzert am ersten Mai, kommen jedes Jahr etwa zweitausend Menschen an die Ufer.",
    "Twenty-two string players make up the Kammerorchester der Insel. They rehearse on Marienwerth and sleep there too when the river is high. The orchestra owns itself: programmes, guests and fees are put to the vote.\n\nIt grew out of a summer academy in the monastery in 1998. Chrysanthi Velou has been artistic director since 2018. Its recording of Carl Philipp Emanuel Bach’s string symphonies attracted attention abroad; works by Nikos Skalkottas, Grażyna Bacewicz and Elizabeth Maconchy are a regular part of its repertoire. Ten times a year the orchestra plays in Auenwerth, mostly at the Theater am Holzmarkt, and it also visits villages along the river, which it reaches in its own boat, a converted gravel barge of 1961. For its island water music, a concert on the first of May, some two thousand people come to the banks every year.",
  ),
  ensemble(
    "halbschatten",
    "Ensemble Halbschatten",
    "navy",
    [
      ["camille-roussignol", "flute"],
      ["kenji-morihata", "cello"],
      ["jakob-wolf", "piano"],
    ],
    "Zwölf Solistinnen und Solisten für die Musik der letzten siebzig Jahre: Das Ensemble Halbschatten wurde 2006 in Köln gegründet und hat seitdem mehr als zweihundert Werke uraufgeführt. Jedes neue Stück spielt es im selben Monat ein zweites Mal, weil man beim ersten Mal vor allem staunt.\n\nDas Ensemble arbeitet ohne feste Leitung; für große Besetzungen lädt es Gäste ein. Zum Kern des Repertoires gehören Gérard Grisey, Kaija Saariaho, Sofia Gubaidulina und Rebecca Saunders. In Huddersfield, Witten und Warschau war es mehrfach zu Gast. Elf Alben sind erschienen. An seiner Akademie im Frühjahr nehmen jedes Jahr sechs junge Musikerinnen und Musiker teil. Alle Proben sind nach Anmeldung öffentlich. Beim Musikfest spielt Halbschatten Griseys *Vortex temporum* und zweimal *Pegel* von Ada Nwankiti.",
    "Twelve soloists for the music of the last seventy years: Ensemble Halbschatten was founded in Cologne in 2006 and has since given more than two hundred first performances. It plays every new piece a second time within the month, because the first time people are mostly astonished.\n\nThe ensemble works without a permanent conductor and invites guests for larger forces. Gérard Grisey, Kaija Saariaho, Sofia Gubaidulina and Rebecca Saunders are at the core of its repertoire. It has appeared several times in Huddersfield, Witten and Warsaw and released eleven albums. Six young players take part in its spring academy each year. Rehearsals are open to the public by arrangement. At the festival Halbschatten plays Grisey’s *Vortex temporum* and, on two evenings, Ada Nwankiti’s *Gauge*.",
  ),
  ensemble(
    "nordkai",
    "Schlagwerk Nordkai",
    "pink",
    [["kwabena-asiamah", "percussion"]],
    "Vier Menschen, ein Lieferwagen, rund dreihundert Instrumente. Etwa die Hälfte davon war vorher einmal etwas anderes. Das Schlagwerk Nordkai entstand 2010 in einer leeren Werfthalle; gegründet hat es Kwabena Asiamah, der es bis heute leitet.\n\nDas Ensemble spielt die Klassiker des Schlagzeugs von Cage, Xenakis und Reich und hat zweiunddreißig Werke in Auftrag gegeben. Viele verlangen Instrumente, die es selbst baut: Röhren aus Schiffsstahl, Trommeln aus Papier, ein Marimbaphon aus Bootsplanken. Mit Musikerinnen und Musikern aus Kumasi gibt es jedes zweite Jahr ein gemeinsames Konzert. Etwa achtzigmal im Jahr besucht Nordkai Schulen und lässt dort Instrumente bauen. Beim Musikfest ist das Ensemble in einem Schulkonzert, im Museum für Papier und Druck, auf dem Marktplatz und bei Terry Rileys *In C* zu hören.",
    "Four people, one van, some three hundred instruments. About half of them used to be something else. Schlagwerk Nordkai came into being in an empty shipyard in 2010; it was founded by Kwabena Asiamah, who still directs it.\n\nThe ensemble plays the percussion classics of Cage, Xenakis and Reich and has commissioned thirty-two works. Many call for instruments that it builds itself: tubes of ship’s steel, drums of paper, a marimba made of boat planks. Every second year it gives a joint concert with musicians from Kumasi. Nordkai visits schools about eighty times a year and has the children build instruments. At the festival the ensemble can be heard in a school concert, at the Museum für Papier und Druck, on the market square and in Terry Riley’s *In C*.",
  ),
  ensemble(
    "restlicht",
    "Kollektiv Restlicht",
    "navy",
    [
      ["elias-thornau", "synthesizer"],
      ["mattis-grelle", "viol"],
    ],
    "Modularsynthesizer, Gambe und was die Nacht sonst hergibt: Das Kollektiv Restlicht gründeten Elias Thornau und Mattis Grelle 2017 in Auenwerth. Es spielt nur nach zweiundzwanzig Uhr und nie dasselbe.\n\nDie beiden gehen von alter Musik aus, von Tobias Hume, Marin Marais oder Hildegard von Bingen, und verarbeiten live, was der Raum davon zurückgibt. Gäste kommen dazu, mit Stimme, mit Schlagzeug, einmal eine Amsel. Restlicht trat in Clubs in Berlin, Rotterdam und Porto auf, in zwei Planetarien und in einer Tropfsteinhöhle. Aufnahmen veröffentlicht das Kollektiv nicht; wer möchte, bekommt nach dem Konzert den Mitschnitt auf einem mitgebrachten Datenträger. Aus etwa hundertzwanzig Abenden ist so ein Archiv in fremden Schubladen entstanden. Beim Musikfest gestaltet es zwei Abende mit dem Titel *Nachklang* und wirkt bei *In C* mit.",
    "Modular synthesizers, viol and whatever else the night has to offer: Kollektiv Restlicht was founded in Auenwerth in 2017 by Elias Thornau and Mattis Grelle. It only plays after ten, and never the same thing twice.\n\nThe two set out from early music, from Tobias Hume, Marin Marais or Hildegard of Bingen, and process live whatever the room gives back. Guests join in: singers, percussionists, once a blackbird. Restlicht has appeared in clubs in Berlin, Rotterdam and Porto, in two planetariums and in a cave. The collective does not release recordings; anyone who likes can take home the evening’s recording on a device of their own. In this way some hundred and twenty evenings have come to rest in other people’s drawers. At the festival it presents two evenings entitled *Afterglow* and takes part in *In C*.",
  ),
  ensemble(
    "jugendorchester",
    "Jugendorchester am Strom",
    "ice",
    [],
    "Siebzig junge Leute von vierzehn bis einundzwanzig spielen im Jugendorchester am Strom. Ihre Dirigentin oder ihren Dirigenten wählen sie jedes Jahr selbst; 2025 fiel die Wahl zum dritten Mal auf Chrysanthi Velou.\n\nDas Orchester besteht seit 1987 und wird von der Musikschule, der Strom-Philharmonie und einem Förderverein getragen. Es probt an vier Wochenenden und in den Osterferien; Mitglieder der Philharmonie leiten die Stimmproben. Reisen führten es nach Finnland, Polen und in die Türkei. Auch Texte, Plakate und Titel machen die Jugendlichen selbst, was man manchmal merkt. Für Instrumente und Fahrten gibt es einen Fonds, aus dem im vergangenen Jahr elf Mitglieder unterstützt wurden; gespeist wird er aus Spenden. Beim Musikfest spielt das Orchester Mendelssohns Musik zum *Sommernachtstraum* und *Peter und der Wolf*.",
    "Seventy young people aged fourteen to twenty-one play in the Jugendorchester am Strom. They elect their own conductor each year; for 2025 they chose Chrysanthi Velou, for the third time.\n\nThe orchestra has existed since 1987 and is supported by the music school, the Strom-Philharmonie and a society of friends. It rehearses on four weekends and in the Easter holidays, and members of the Philharmonie take the sectional rehearsals. Tours have taken it to Finland, Poland and Turkey. The young players also write the texts, design the posters and choose the titles, which sometimes shows. A fund for instruments and travel, which lives on donations, helped eleven members last year. At the festival the orchestra plays Mendelssohn’s music for *A Midsummer Night’s Dream* and *Peter and the Wolf*.",
  ),
];
