import { both } from "../../localized.ts";
import { germanText } from "../booklet.ts";

/** Songs 13 to 24, words by Wilhelm Müller (1794–1827). */
export const secondPart = [
  germanText(
    both("13. Die Post", "13. The post"),
    "Von der Straße her ein Posthorn klingt.\nWas hat es, dass es so hoch aufspringt,\nMein Herz?\n\nDie Post bringt keinen Brief für dich.\nWas drängst du denn so wunderlich,\nMein Herz?\n\nNun ja, die Post kömmt aus der Stadt,\nWo ich ein liebes Liebchen hatt,\nMein Herz!\n\nWillst wohl einmal hinübersehn,\nUnd fragen, wie es dort mag gehn,\nMein Herz?",
    "From the road a posthorn sounds.\nWhat makes you leap so high,\nmy heart?\n\nThe post brings no letter for you.\nWhy do you surge so strangely,\nmy heart?\n\nAh yes, the post comes from the town\nwhere I once had a sweetheart,\nmy heart!\n\nYou would like to look across, perhaps,\nand ask how things are there,\nmy heart?",
  ),
  germanText(
    both("14. Der greise Kopf", "14. The hoary head"),
    "Der Reif hatt einen weißen Schein\nMir übers Haar gestreuet;\nDa glaubt ich schon ein Greis zu sein\nUnd hab mich sehr gefreuet.\n\nDoch bald ist er hinweggetaut,\nHab wieder schwarze Haare,\nDass mir’s vor meiner Jugend graut –\nWie weit noch bis zur Bahre!\n\nVom Abendrot zum Morgenlicht\nWard mancher Kopf zum Greise.\nWer glaubt’s? und meiner ward es nicht\nAuf dieser ganzen Reise!",
    "The frost had strewn\na white sheen over my hair;\nI thought I was an old man already\nand was very glad.\n\nBut soon it thawed away,\nmy hair is black again,\nso that I shudder at my youth –\nhow far still to the bier!\n\nBetween dusk and dawn\nmany a head has turned grey.\nWho would believe it? Mine has not,\nin all this long journey!",
  ),
  germanText(
    both("15. Die Krähe", "15. The crow"),
    "Eine Krähe war mit mir\nAus der Stadt gezogen,\nIst bis heute für und für\nUm mein Haupt geflogen.\n\nKrähe, wunderliches Tier,\nWillst mich nicht verlassen?\nMeinst wohl bald als Beute hier\nMeinen Leib zu fassen?\n\nNun, es wird nicht weit mehr gehn\nAn dem Wanderstabe.\nKrähe, lass mich endlich sehn\nTreue bis zum Grabe!",
    "A crow came with me\nout of the town;\nto this day, on and on,\nit has flown about my head.\n\nCrow, you strange creature,\nwill you not leave me?\nDo you mean before long\nto seize my body as prey?\n\nWell, I shall not go much further\nwith my walking staff.\nCrow, let me see at last\nfaithfulness unto the grave!",
  ),
  germanText(
    both("16. Letzte Hoffnung", "16. Last hope"),
    "Hie und da ist an den Bäumen\nManches bunte Blatt zu sehn,\nUnd ich bleibe vor den Bäumen\nOftmals in Gedanken stehn.\n\nSchaue nach dem einen Blatte,\nHänge meine Hoffnung dran;\nSpielt der Wind mit meinem Blatte,\nZittr ich, was ich zittern kann.\n\nAch, und fällt das Blatt zu Boden,\nFällt mit ihm die Hoffnung ab,\nFall ich selber mit zu Boden,\nWein auf meiner Hoffnung Grab.",
    "Here and there on the trees\nthere is a coloured leaf to be seen,\nand often I stop before the trees,\nlost in thought.\n\nI look at one leaf\nand hang my hope on it;\nif the wind plays with my leaf\nI tremble from head to foot.\n\nAnd if, alas, the leaf falls to the ground,\nmy hope falls with it;\nI fall to the ground myself\nand weep on the grave of my hope.",
  ),
  germanText(
    both("17. Im Dorfe", "17. In the village"),
    "Es bellen die Hunde, es rasseln die Ketten.\nEs schlafen die Menschen in ihren Betten,\nTräumen sich manches, was sie nicht haben,\nTun sich im Guten und Argen erlaben;\n\nUnd morgen früh ist alles zerflossen –\nJe nun, sie haben ihr Teil genossen\nUnd hoffen, was sie noch übrig ließen,\nDoch wieder zu finden auf ihren Kissen.\n\nBellt mich nur fort, ihr wachen Hunde,\nLasst mich nicht ruhn in der Schlummerstunde!\nIch bin zu Ende mit allen Träumen –\nWas will ich unter den Schläfern säumen?",
    "Dogs bark, chains rattle.\nPeople sleep in their beds,\ndream of much that they do not have,\nfind refreshment in good and in bad;\n\nand by morning it has all melted away –\nwell, they have enjoyed their share\nand hope that what they left\ncan be found again on their pillows.\n\nBark me away, you wakeful dogs,\ndo not let me rest in the hour of sleep!\nI have finished with all dreams –\nwhy should I linger among sleepers?",
  ),
  germanText(
    both("18. Der stürmische Morgen", "18. The stormy morning"),
    "Wie hat der Sturm zerrissen\nDes Himmels graues Kleid!\nDie Wolkenfetzen flattern\nUmher in mattem Streit.\n\nUnd rote Feuerflammen\nZiehn zwischen ihnen hin:\nDas nenn ich einen Morgen\nSo recht nach meinem Sinn!\n\nMein Herz sieht an dem Himmel\nGemalt sein eignes Bild –\nEs ist nichts als der Winter,\nDer Winter kalt und wild!",
    "How the storm has torn\nthe grey robe of the sky!\nShreds of cloud flutter\nabout in weary strife.\n\nAnd red flames of fire\npass in between:\nthis is what I call a morning\nafter my own heart!\n\nMy heart sees its own image\npainted in the sky –\nit is nothing but winter,\nwinter, cold and wild!",
  ),
  germanText(
    both("19. Täuschung", "19. Delusion"),
    "Ein Licht tanzt freundlich vor mir her;\nIch folg ihm nach die Kreuz und Quer;\nIch folg ihm gern und seh’s ihm an,\nDass es verlockt den Wandersmann.\nAch, wer wie ich so elend ist,\nGibt gern sich hin der bunten List,\nDie hinter Eis und Nacht und Graus\nIhm weist ein helles, warmes Haus,\nUnd eine liebe Seele drin –\nNur Täuschung ist für mich Gewinn!",
    "A friendly light dances before me;\nI follow it this way and that;\nI follow gladly, though I can see\nthat it leads the traveller astray.\nOh, whoever is as wretched as I\ngladly gives in to the bright deceit\nwhich, beyond ice and night and horror,\nshows him a light, warm house\nand a loving soul within –\nonly delusion is gain for me!",
  ),
  germanText(
    both("20. Der Wegweiser", "20. The signpost"),
    "Was vermeid ich denn die Wege,\nWo die andern Wandrer gehn,\nSuche mir versteckte Stege\nDurch verschneite Felsenhöhn?\n\nHabe ja doch nichts begangen,\nDass ich Menschen sollte scheun –\nWelch ein törichtes Verlangen\nTreibt mich in die Wüstenein?\n\nWeiser stehen auf den Wegen,\nWeisen auf die Städte zu,\nUnd ich wandre sonder Maßen,\nOhne Ruh, und suche Ruh.\n\nEinen Weiser seh ich stehen\nUnverrückt vor meinem Blick;\nEine Straße muss ich gehen,\nDie noch keiner ging zurück.",
    "Why do I avoid the roads\nthat other travellers take,\nand seek out hidden paths\nover snow-covered rocky heights?\n\nI have done no wrong\nthat I should shun people –\nwhat foolish longing\ndrives me into the wilderness?\n\nSignposts stand along the roads\nand point towards the towns,\nand I walk on and on\nwithout rest, and look for rest.\n\nOne signpost I see standing\nimmovable before my eyes;\none road I must travel\nfrom which no one has come back.",
  ),
  germanText(
    both("21. Das Wirtshaus", "21. The inn"),
    "Auf einen Totenacker\nHat mich mein Weg gebracht.\nAllhier will ich einkehren:\nHab ich bei mir gedacht.\n\nIhr grünen Totenkränze\nKönnt wohl die Zeichen sein,\nDie müde Wandrer laden\nIns kühle Wirtshaus ein.\n\nSind denn in diesem Hause\nDie Kammern all besetzt?\nBin matt zum Niedersinken,\nBin tödlich schwer verletzt.\n\nO unbarmherzge Schenke,\nDoch weisest du mich ab?\nNun weiter denn, nur weiter,\nMein treuer Wanderstab!",
    "To a burial ground\nmy path has brought me.\nHere I will stay the night,\nI thought to myself.\n\nYou green funeral wreaths\nmay well be the signs\nthat invite weary travellers\ninto the cool inn.\n\nAre all the rooms\nin this house taken, then?\nI am tired enough to drop,\nI am wounded unto death.\n\nO pitiless tavern,\ndo you turn me away?\nOn, then, ever on,\nmy faithful staff!",
  ),
  germanText(
    both("22. Mut", "22. Courage"),
    "Fliegt der Schnee mir ins Gesicht,\nSchüttl ich ihn herunter.\nWenn mein Herz im Busen spricht,\nSing ich hell und munter.\n\nHöre nicht, was es mir sagt,\nHabe keine Ohren;\nFühle nicht, was es mir klagt,\nKlagen ist für Toren.\n\nLustig in die Welt hinein\nGegen Wind und Wetter!\nWill kein Gott auf Erden sein,\nSind wir selber Götter!",
    "If the snow flies in my face\nI shake it off.\nIf my heart speaks in my breast\nI sing loud and merrily.\n\nI do not hear what it tells me,\nI have no ears;\nI do not feel what it laments,\nlamenting is for fools.\n\nGaily out into the world,\nagainst wind and weather!\nIf there is no God on earth\nwe are gods ourselves!",
  ),
  germanText(
    both("23. Die Nebensonnen", "23. The mock suns"),
    "Drei Sonnen sah ich am Himmel stehn,\nHab lang und fest sie angesehn;\nUnd sie auch standen da so stier,\nAls wollten sie nicht weg von mir.\nAch, meine Sonnen seid ihr nicht!\nSchaut andern doch ins Angesicht!\nJa, neulich hatt ich auch wohl drei:\nNun sind hinab die besten zwei.\nGing nur die dritt erst hinterdrein!\nIm Dunkeln wird mir wohler sein.",
    "Three suns I saw in the sky;\nI looked at them long and hard,\nand they too stood there, staring,\nas if they did not want to leave me.\nAlas, my suns you are not!\nGo and look into others’ faces!\nYes, not long ago I too had three;\nnow the best two have set.\nIf only the third would follow!\nI shall feel better in the dark.",
  ),
  germanText(
    both("24. Der Leiermann", "24. The hurdy-gurdy man"),
    "Drüben hinterm Dorfe\nSteht ein Leiermann,\nUnd mit starren Fingern\nDreht er, was er kann.\n\nBarfuß auf dem Eise\nWankt er hin und her;\nUnd sein kleiner Teller\nBleibt ihm immer leer.\n\nKeiner mag ihn hören,\nKeiner sieht ihn an;\nUnd die Hunde knurren\nUm den alten Mann.\n\nUnd er lässt es gehen,\nAlles, wie es will,\nDreht, und seine Leier\nSteht ihm nimmer still.\n\nWunderlicher Alter,\nSoll ich mit dir gehn?\nWillst zu meinen Liedern\nDeine Leier drehn?",
    "Over there behind the village\nstands a hurdy-gurdy man,\nand with numb fingers\nhe turns it as he can.\n\nBarefoot on the ice\nhe sways to and fro,\nand his little plate\nis always empty.\n\nNo one wants to hear him,\nno one looks at him,\nand the dogs growl\naround the old man.\n\nAnd he lets it all\ngo on as it will;\nhe turns, and his hurdy-gurdy\nis never still.\n\nStrange old man,\nshall I go with you?\nWill you turn your hurdy-gurdy\nto my songs?",
  ),
];
