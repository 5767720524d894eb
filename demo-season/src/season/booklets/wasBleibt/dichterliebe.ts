import { both } from "../../localized.ts";
import { germanText } from "../booklet.ts";

/** The sixteen songs, words by Heinrich Heine (1797–1856). */
export const dichterliebe = [
  germanText(
    both("1. Im wunderschönen Monat Mai", "1. In the lovely month of May"),
    "Im wunderschönen Monat Mai,\nAls alle Knospen sprangen,\nDa ist in meinem Herzen\nDie Liebe aufgegangen.\n\nIm wunderschönen Monat Mai,\nAls alle Vögel sangen,\nDa hab ich ihr gestanden\nMein Sehnen und Verlangen.",
    "In the lovely month of May,\nwhen all the buds were bursting,\nthen in my heart\nlove opened too.\n\nIn the lovely month of May,\nwhen all the birds were singing,\nthen I confessed to her\nmy longing and desire.",
  ),
  germanText(
    both("2. Aus meinen Tränen sprießen", "2. From my tears there spring"),
    "Aus meinen Tränen sprießen\nViel blühende Blumen hervor,\nUnd meine Seufzer werden\nEin Nachtigallenchor.\n\nUnd wenn du mich lieb hast, Kindchen,\nSchenk ich dir die Blumen all,\nUnd vor deinem Fenster soll klingen\nDas Lied der Nachtigall.",
    "From my tears there spring\nmany blossoming flowers,\nand my sighs become\na choir of nightingales.\n\nAnd if you love me, child,\nI will give you all the flowers,\nand outside your window shall sound\nthe song of the nightingale.",
  ),
  germanText(
    both("3. Die Rose, die Lilie", "3. The rose, the lily"),
    "Die Rose, die Lilie, die Taube, die Sonne,\nDie liebt ich einst alle in Liebeswonne.\nIch lieb sie nicht mehr, ich liebe alleine\nDie Kleine, die Feine, die Reine, die Eine;\nSie selber, aller Liebe Bronne,\nIst Rose und Lilie und Taube und Sonne.",
    "The rose, the lily, the dove, the sun,\nI once loved them all in love’s delight.\nI love them no more; I love only\nthe small one, the fine one, the pure one, the one;\nshe herself, the spring of all love,\nis rose and lily and dove and sun.",
  ),
  germanText(
    both("4. Wenn ich in deine Augen seh", "4. When I look into your eyes"),
    "Wenn ich in deine Augen seh,\nSo schwindet all mein Leid und Weh;\nDoch wenn ich küsse deinen Mund,\nSo werd ich ganz und gar gesund.\n\nWenn ich mich lehn an deine Brust,\nKommt’s über mich wie Himmelslust;\nDoch wenn du sprichst: Ich liebe dich!\nSo muss ich weinen bitterlich.",
    "When I look into your eyes\nall my grief and pain are gone;\nbut when I kiss your mouth\nI am wholly healed.\n\nWhen I lean upon your breast\na heavenly joy comes over me;\nbut when you say: I love you!\nthen I must weep bitterly.",
  ),
  germanText(
    both("5. Ich will meine Seele tauchen", "5. I want to steep my soul"),
    "Ich will meine Seele tauchen\nIn den Kelch der Lilie hinein;\nDie Lilie soll klingend hauchen\nEin Lied von der Liebsten mein.\n\nDas Lied soll schauern und beben\nWie der Kuss von ihrem Mund,\nDen sie mir einst gegeben\nIn wunderbar süßer Stund.",
    "I want to steep my soul\nin the chalice of the lily;\nthe lily shall breathe, resounding,\na song of my beloved.\n\nThe song shall shiver and tremble\nlike the kiss from her mouth\nthat she once gave me\nin a wonderfully sweet hour.",
  ),
  germanText(
    both("6. Im Rhein, im heiligen Strome", "6. In the Rhine, the holy river"),
    "Im Rhein, im heiligen Strome,\nDa spiegelt sich in den Well’n\nMit seinem großen Dome\nDas große, heilige Köln.\n\nIm Dom da steht ein Bildnis,\nAuf goldenem Leder gemalt;\nIn meines Lebens Wildnis\nHat’s freundlich hineingestrahlt.\n\nEs schweben Blumen und Englein\nUm unsre liebe Frau;\nDie Augen, die Lippen, die Wänglein,\nDie gleichen der Liebsten genau.",
    "In the Rhine, the holy river,\nmirrored in its waves,\nwith its great cathedral,\nstands great and holy Cologne.\n\nIn the cathedral there is a picture\npainted on golden leather;\ninto the wilderness of my life\nit has shone kindly.\n\nFlowers and angels hover\naround our dear Lady;\nher eyes, her lips, her cheeks\nare just like my beloved’s.",
  ),
  germanText(
    both("7. Ich grolle nicht", "7. I bear no grudge"),
    "Ich grolle nicht, und wenn das Herz auch bricht,\nEwig verlornes Lieb! ich grolle nicht.\nWie du auch strahlst in Diamantenpracht,\nEs fällt kein Strahl in deines Herzens Nacht.\n\nDas weiß ich längst. Ich sah dich ja im Traume,\nUnd sah die Nacht in deines Herzens Raume,\nUnd sah die Schlang, die dir am Herzen frisst,\nIch sah, mein Lieb, wie sehr du elend bist.",
    "I bear no grudge, although my heart is breaking,\nlove for ever lost! I bear no grudge.\nHowever you shine in the splendour of diamonds,\nno ray falls into the night of your heart.\n\nI have known it long. I saw you in my dream,\nand saw the night within your heart,\nand saw the serpent that feeds upon your heart;\nI saw, my love, how wretched you are.",
  ),
  germanText(
    both("8. Und wüssten’s die Blumen, die kleinen", "8. And if the little flowers knew"),
    "Und wüssten’s die Blumen, die kleinen,\nWie tief verwundet mein Herz,\nSie würden mit mir weinen,\nZu heilen meinen Schmerz.\n\nUnd wüssten’s die Nachtigallen,\nWie ich so traurig und krank,\nSie ließen fröhlich erschallen\nErquickenden Gesang.\n\nUnd wüssten sie mein Wehe,\nDie goldenen Sternelein,\nSie kämen aus ihrer Höhe,\nUnd sprächen Trost mir ein.\n\nSie alle können’s nicht wissen,\nNur eine kennt meinen Schmerz;\nSie hat ja selbst zerrissen,\nZerrissen mir das Herz.",
    "And if the little flowers knew\nhow deeply my heart is wounded,\nthey would weep with me\nto heal my pain.\n\nAnd if the nightingales knew\nhow sad I am and sick,\nthey would joyfully let ring out\na refreshing song.\n\nAnd if they knew my sorrow,\nthe little golden stars,\nthey would come down from on high\nand speak comfort to me.\n\nNone of them can know it;\nonly one knows my pain;\nfor she herself has torn,\nhas torn my heart apart.",
  ),
  germanText(
    both("9. Das ist ein Flöten und Geigen", "9. What a fluting and fiddling"),
    "Das ist ein Flöten und Geigen,\nTrompeten schmettern darein;\nDa tanzt wohl den Hochzeitreigen\nDie Herzallerliebste mein.\n\nDas ist ein Klingen und Dröhnen,\nEin Pauken und ein Schalmein;\nDazwischen schluchzen und stöhnen\nDie lieblichen Engelein.",
    "What a fluting and fiddling,\nand trumpets blaring in;\nthere, dancing her wedding round,\nmust be my dearest love.\n\nWhat a ringing and a booming,\nof drums and of shawms;\nin between sob and moan\nthe lovely little angels.",
  ),
  germanText(
    both("10. Hör ich das Liedchen klingen", "10. When I hear the song"),
    "Hör ich das Liedchen klingen,\nDas einst die Liebste sang,\nSo will mir die Brust zerspringen\nVon wildem Schmerzendrang.\n\nEs treibt mich ein dunkles Sehnen\nHinauf zur Waldeshöh,\nDort löst sich auf in Tränen\nMein übergroßes Weh.",
    "When I hear the song\nthat my beloved once sang,\nmy breast is like to burst\nwith the wild press of pain.\n\nA dark longing drives me\nup to the wooded heights;\nthere dissolves in tears\nmy overwhelming grief.",
  ),
  germanText(
    both("11. Ein Jüngling liebt ein Mädchen", "11. A young man loves a girl"),
    "Ein Jüngling liebt ein Mädchen,\nDie hat einen andern erwählt;\nDer andre liebt eine andre,\nUnd hat sich mit dieser vermählt.\n\nDas Mädchen nimmt aus Ärger\nDen ersten besten Mann,\nDer ihr in den Weg gelaufen;\nDer Jüngling ist übel dran.\n\nEs ist eine alte Geschichte,\nDoch bleibt sie immer neu;\nUnd wem sie just passieret,\nDem bricht das Herz entzwei.",
    "A young man loves a girl\nwho has chosen another;\nthe other loves another girl\nand has married her.\n\nThe girl, out of anger,\ntakes the first man\nwho comes along;\nthe young man is in a bad way.\n\nIt is an old story,\nyet it is always new;\nand if it has just happened to you\nit breaks your heart in two.",
  ),
  germanText(
    both("12. Am leuchtenden Sommermorgen", "12. One bright summer morning"),
    "Am leuchtenden Sommermorgen\nGeh ich im Garten herum.\nEs flüstern und sprechen die Blumen,\nIch aber wandle stumm.\n\nEs flüstern und sprechen die Blumen,\nUnd schaun mitleidig mich an:\nSei unsrer Schwester nicht böse,\nDu trauriger, blasser Mann.",
    "One bright summer morning\nI walk about the garden.\nThe flowers whisper and speak,\nbut I go along in silence.\n\nThe flowers whisper and speak\nand look at me with pity:\ndo not be angry with our sister,\nyou sad, pale man.",
  ),
  germanText(
    both("13. Ich hab im Traum geweinet", "13. I wept in my dream"),
    "Ich hab im Traum geweinet,\nMir träumte, du lägest im Grab.\nIch wachte auf, und die Träne\nFloss noch von der Wange herab.\n\nIch hab im Traum geweinet,\nMir träumt’, du verließest mich.\nIch wachte auf, und ich weinte\nNoch lange bitterlich.\n\nIch hab im Traum geweinet,\nMir träumte, du wärst mir noch gut.\nIch wachte auf, und noch immer\nStrömt meine Tränenflut.",
    "I wept in my dream;\nI dreamed you lay in the grave.\nI woke, and the tear\nwas still running down my cheek.\n\nI wept in my dream;\nI dreamed you were leaving me.\nI woke, and I wept\nlong and bitterly.\n\nI wept in my dream;\nI dreamed you loved me still.\nI woke, and still\nthe flood of my tears is streaming.",
  ),
  germanText(
    both("14. Allnächtlich im Traume", "14. Nightly in dreams"),
    "Allnächtlich im Traume seh ich dich\nUnd sehe dich freundlich grüßen,\nUnd laut aufweinend stürz ich mich\nZu deinen süßen Füßen.\n\nDu siehest mich an wehmütiglich\nUnd schüttelst das blonde Köpfchen;\nAus deinen Augen schleichen sich\nDie Perlentränentröpfchen.\n\nDu sagst mir heimlich ein leises Wort\nUnd gibst mir den Strauß von Zypressen.\nIch wache auf, und der Strauß ist fort,\nUnd ’s Wort hab ich vergessen.",
    "Nightly in dreams I see you\nand see you greet me kindly,\nand, weeping aloud, I throw myself\nat your sweet feet.\n\nYou look at me sorrowfully\nand shake your fair little head;\nfrom your eyes come stealing\nthe pearly drops of tears.\n\nYou secretly tell me a quiet word\nand give me a spray of cypress.\nI wake, and the spray is gone,\nand I have forgotten the word.",
  ),
  germanText(
    both("15. Aus alten Märchen winkt es", "15. From old tales it beckons"),
    "Aus alten Märchen winkt es\nHervor mit weißer Hand,\nDa singt es und da klingt es\nVon einem Zauberland;\n\nWo bunte Blumen blühen\nIm goldnen Abendlicht,\nUnd lieblich duftend glühen\nMit bräutlichem Gesicht;\n\nUnd grüne Bäume singen\nUralte Melodein,\nDie Lüfte heimlich klingen,\nUnd Vögel schmettern drein;\n\nUnd Nebelbilder steigen\nWohl aus der Erd hervor,\nUnd tanzen luftgen Reigen\nIm wunderlichen Chor;\n\nUnd blaue Funken brennen\nAn jedem Blatt und Reis,\nUnd rote Lichter rennen\nIm irren, wirren Kreis;\n\nUnd laute Quellen brechen\nAus wildem Marmorstein,\nUnd seltsam in den Bächen\nStrahlt fort der Widerschein.\n\nAch, könnt ich dorthin kommen,\nUnd dort mein Herz erfreun,\nUnd aller Qual entnommen,\nUnd frei und selig sein!\n\nAch! jenes Land der Wonne,\nDas seh ich oft im Traum,\nDoch kommt die Morgensonne,\nZerfließt’s wie eitel Schaum.",
    "From old tales it beckons\nwith a white hand,\nthere is singing and ringing\nof a magic land,\n\nwhere bright flowers bloom\nin golden evening light\nand, sweetly scented, glow\nwith the faces of brides;\n\nand green trees sing\nprimeval melodies,\nthe breezes murmur secretly\nand birds warble too;\n\nand shapes of mist rise up\nout of the earth\nand dance their airy round\nin a curious choir;\n\nand blue sparks burn\non every leaf and twig,\nand red lights run\nin a crazy, tangled ring;\n\nand loud springs burst\nfrom wild marble rock,\nand strangely in the brooks\nthe reflection shines on.\n\nOh, could I but go there\nand let my heart be glad,\nand be released from all torment,\nand be free and blessed!\n\nOh, that land of bliss,\nI often see it in my dream,\nbut when the morning sun comes\nit melts away like empty foam.",
  ),
  germanText(
    both("16. Die alten, bösen Lieder", "16. The old, bad songs"),
    "Die alten, bösen Lieder,\nDie Träume bös und arg,\nDie lasst uns jetzt begraben,\nHolt einen großen Sarg.\n\nHinein leg ich gar manches,\nDoch sag ich noch nicht, was;\nDer Sarg muss sein noch größer\nWie ’s Heidelberger Fass.\n\nUnd holt eine Totenbahre\nUnd Bretter fest und dick;\nAuch muss sie sein noch länger\nAls wie zu Mainz die Brück.\n\nUnd holt mir auch zwölf Riesen,\nDie müssen noch stärker sein\nAls wie der starke Christoph\nIm Dom zu Köln am Rhein.\n\nDie sollen den Sarg forttragen,\nUnd senken ins Meer hinab;\nDenn solchem großen Sarge\nGebührt ein großes Grab.\n\nWisst ihr, warum der Sarg wohl\nSo groß und schwer mag sein?\nIch senkt auch meine Liebe\nUnd meinen Schmerz hinein.",
    "The old, bad songs,\nthe dreams, evil and wicked,\nlet us bury them now;\nfetch a great coffin.\n\nI shall lay much in it,\nthough I will not yet say what;\nthe coffin must be larger\nthan the great vat of Heidelberg.\n\nAnd fetch a bier\nand boards that are strong and thick;\nit must be longer\nthan the bridge at Mainz.\n\nAnd fetch me twelve giants too;\nthey must be stronger\nthan strong Saint Christopher\nin the cathedral at Cologne on the Rhine.\n\nThey shall carry the coffin away\nand sink it in the sea;\nfor such a great coffin\nshould have a great grave.\n\nDo you know why the coffin\nmust be so large and heavy?\nI sank in it my love as well,\nand my pain.",
  ),
];
