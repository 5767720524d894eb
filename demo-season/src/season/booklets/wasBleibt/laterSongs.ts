import { both } from "../../localized.ts";
import { englishText, germanText } from "../booklet.ts";

/** Words by Paul Laurence Dunbar (1872–1906). */
export const sympathy = englishText(
  both("Sympathy", "Sympathy"),
  "I know what the caged bird feels, alas!\nWhen the sun is bright on the upland slopes;\nWhen the wind stirs soft through the springing grass,\nAnd the river flows like a stream of glass;\nWhen the first bird sings and the first bud opes,\nAnd the faint perfume from its chalice steals –\nI know what the caged bird feels!\n\nI know why the caged bird beats his wing\nTill its blood is red on the cruel bars;\nFor he must fly back to his perch and cling\nWhen he fain would be on the bough a-swing;\nAnd a pain still throbs in the old, old scars\nAnd they pulse again with a keener sting –\nI know why he beats his wing!\n\nI know why the caged bird sings, ah me,\nWhen his wing is bruised and his bosom sore, –\nWhen he beats his bars and he would be free;\nIt is not a carol of joy or glee,\nBut a prayer that he sends from his heart’s deep core,\nBut a plea, that upward to Heaven he flings –\nI know why the caged bird sings!",
  "Ich weiß, was der Vogel im Käfig fühlt,\nwenn hell die Sonne auf den Hängen liegt;\nwenn der Wind sacht durch das junge Gras geht\nund der Fluss hinzieht wie ein Strom aus Glas;\nwenn der erste Vogel singt, die erste Knospe springt\nund der schwache Duft aus ihrem Kelch sich stiehlt –\nich weiß, was der Vogel im Käfig fühlt!\n\nIch weiß, warum der Vogel im Käfig mit dem Flügel schlägt,\nbis sein Blut rot ist auf den harten Stäben;\ndenn zurück muss er auf seine Stange und sich klammern,\nwo er doch auf dem Zweig sich wiegen möchte;\nund noch pocht ein Schmerz in den alten Narben,\nund wieder klopfen sie mit schärferem Stich –\nich weiß, warum er mit dem Flügel schlägt!\n\nIch weiß, warum der Vogel im Käfig singt,\nwenn sein Flügel wund ist und die Brust ihm schmerzt,\nwenn er an die Stäbe schlägt und frei sein will;\nes ist kein Lied der Freude oder Lust,\nes ist ein Gebet aus seines Herzens Grund,\nes ist ein Flehen, das er hinaufwirft zum Himmel –\nich weiß, warum der Vogel im Käfig singt!",
);

/** Words from the Bible as Luther translated it. */
export const seriousSongs = [
  germanText(
    both(
      "1. Denn es gehet dem Menschen (Prediger 3, 19–22)",
      "1. For it goes with man (Ecclesiastes 3:19–22)",
    ),
    "Denn es gehet dem Menschen wie dem Vieh; wie dies stirbt, so stirbt er auch; und haben alle einerlei Odem; und der Mensch hat nichts mehr denn das Vieh: denn es ist alles eitel.\n\nEs fährt alles an einen Ort; es ist alles von Staub gemacht, und wird wieder zu Staub.\n\nWer weiß, ob der Geist des Menschen aufwärts fahre, und der Odem des Viehes unterwärts unter die Erde fahre?\n\nDarum sahe ich, dass nichts Bessers ist, denn dass der Mensch fröhlich sei in seiner Arbeit; denn das ist sein Teil. Denn wer will ihn dahin bringen, dass er sehe, was nach ihm geschehen wird?",
    "For it goes with man as with the beast; as the one dies, so dies the other; and they all have one breath; and man has nothing more than the beast: for all is vanity.\n\nAll go to one place; all is made of dust and turns to dust again.\n\nWho knows whether the spirit of man goes upward, and the breath of the beast goes downward under the earth?\n\nTherefore I saw that there is nothing better than for a man to be glad in his work, for that is his portion. For who will bring him to see what shall come after him?",
  ),
  germanText(
    both(
      "2. Ich wandte mich und sahe an (Prediger 4, 1–3)",
      "2. I turned and beheld (Ecclesiastes 4:1–3)",
    ),
    "Ich wandte mich und sahe an alle, die Unrecht leiden unter der Sonne; und siehe, da waren Tränen derer, die Unrecht litten und hatten keinen Tröster; und die ihnen Unrecht täten, waren zu mächtig, dass sie keinen Tröster haben konnten.\n\nDa lobte ich die Toten, die schon gestorben waren, mehr als die Lebendigen, die noch das Leben hatten; und der noch nicht ist, ist besser als alle beide, und des Bösen nicht inne wird, das unter der Sonne geschieht.",
    "I turned and beheld all who suffer wrong under the sun; and see, there were the tears of those who suffered wrong and had no comforter; and those who wronged them were too mighty, so that they could have no comforter.\n\nThen I praised the dead who had already died above the living who still had life; and better than both is he who is not yet, and does not come to know the evil that is done under the sun.",
  ),
  germanText(
    both(
      "3. O Tod, wie bitter bist du (Jesus Sirach 41, 1–4)",
      "3. O death, how bitter you are (Ecclesiasticus 41:1–4)",
    ),
    "O Tod, wie bitter bist du, wenn an dich gedenket ein Mensch, der gute Tage und genug hat und ohne Sorge lebet; und dem es wohl geht in allen Dingen und noch wohl essen mag!\n\nO Tod, wie wohl tust du dem Dürftigen, der da schwach und alt ist, der in allen Sorgen steckt, und nichts Bessers zu hoffen, noch zu erwarten hat!",
    "O death, how bitter you are when a man thinks of you who has good days and enough, and lives without care; who prospers in all things and still has his appetite!\n\nO death, how well you serve the needy who is weak and old, who is beset by every care and has nothing better to hope for or to expect!",
  ),
  germanText(
    both(
      "4. Wenn ich mit Menschen- und mit Engelszungen redete (1 Korinther 13, 1–3. 12–13)",
      "4. If I spoke with the tongues of men and of angels (1 Corinthians 13:1–3, 12–13)",
    ),
    "Wenn ich mit Menschen- und mit Engelszungen redete, und hätte der Liebe nicht, so wär ich ein tönend Erz oder eine klingende Schelle.\n\nUnd wenn ich weissagen könnte und wüsste alle Geheimnisse und alle Erkenntnis und hätte allen Glauben, also, dass ich Berge versetzte, und hätte der Liebe nicht, so wäre ich nichts.\n\nUnd wenn ich alle meine Habe den Armen gäbe und ließe meinen Leib brennen, und hätte der Liebe nicht, so wäre mir’s nichts nütze.\n\nWir sehen jetzt durch einen Spiegel in einem dunkeln Worte; dann aber von Angesicht zu Angesichte. Jetzt erkenne ich’s stückweise, dann aber werd ich’s erkennen, gleich wie ich erkennet bin.\n\nNun aber bleibet Glaube, Hoffnung, Liebe, diese drei; aber die Liebe ist die größeste unter ihnen.",
    "If I spoke with the tongues of men and of angels and had not love, I should be as sounding brass or a tinkling bell.\n\nAnd if I could prophesy, and knew all mysteries and all knowledge, and had all faith so that I could move mountains, and had not love, I should be nothing.\n\nAnd if I gave all my goods to the poor, and let my body be burned, and had not love, it would profit me nothing.\n\nNow we see through a mirror, in a dark word, but then face to face. Now I know in part, but then I shall know even as I am known.\n\nBut now abide faith, hope, love, these three; but love is the greatest of them.",
  ),
];
