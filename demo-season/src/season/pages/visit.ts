import type { DemoPage } from "../types.ts";
import { both, none } from "../localized.ts";
import {
  coloured,
  columns,
  faq,
  headline,
  image,
  link,
  quote,
  teamTeaser,
  text,
} from "../sections.ts";
import { page } from "./page.ts";

export const visitPages: DemoPage[] = [
  page({
    key: "home",
    urls: none,
    title: both("Alles klingt", "Everything sings"),
    description: both(
      "Musikfest am Strom, 28. August bis 27. September 2025 in Auenwerth: Konzerte an einunddreißig Tagen, von der Eroica bis zur Schöpfung. Programm und Karten.",
      "Musikfest am Strom, 28 August to 27 September 2025 in Auenwerth: concerts on thirty-one days, from the Eroica to the Creation. Programme and tickets.",
    ),
    sections: [
      headline("Ein Monat, ein Fluss, offene Ohren", "One month, one river, open ears", {
        preline: both("28. August bis 27. September 2025", "28 August to 27 September 2025"),
      }),
      text(
        "Ein Brückengeländer klingt, wenn man mit dem Schlüssel daran entlangfährt. Ein Saal klingt, bevor jemand spielt. „Alles klingt“ heißt das Motto des achtzehnten Musikfests, und wir meinen es wörtlich: An zweiundzwanzig Spielorten zwischen Werfthalle und Schlosskapelle hören wir Bekanntem zu, bis es fremd wird, und Fremdem, bis es vertraut ist.\n\nNeu hier? Der [Concert-O-Mat](route:quizStart) stellt neun Fragen, und keine Antwort ist falsch.",
        "A bridge railing sings when you run a key along it. A hall sings before anyone plays. “Everything sings” is the motto of our eighteenth festival, and we mean it literally: at twenty-two venues between shipyard and castle chapel we listen to familiar things until they turn strange, and to strange ones until they are familiar.\n\nNew here? The [Concert-O-Mat](route:quizStart) asks nine questions, and no answer is wrong.",
      ),
    ],
  }),
  page({
    key: "visit",
    urls: both("besuch", "visit"),
    title: both("Ihr Besuch", "Your visit"),
    description: both(
      "Karten, Einlass, Garderobe, Essen und was man anzieht: alles für einen Abend beim Musikfest am Strom.",
      "Tickets, doors, cloakrooms, food and what to wear: everything for an evening at the Musikfest am Strom.",
    ),
    in: "menu",
    sections: [
      text(
        "Sie müssen nichts wissen, nichts Besonderes anziehen und zwischen den Sätzen nicht still sein, wenn Ihnen nach Klatschen ist. Alles andere steht hier.",
        "You don’t need to know anything, wear anything special or hold back between movements if you feel like clapping. Everything else is on this page.",
      ),
      headline("Karten", "Tickets", { anchor: "karten" }),
      text(
        "Online über die Seite jedes Konzerts, am Telefon montags bis freitags von 9 bis 15 Uhr oder im Kartenhaus am Anleger 3, täglich von 11 bis 18 Uhr. Gebühren sind im Preis enthalten.\n\n- **Bis 27** zahlen Sie überall die Hälfte.\n- **Begleitpersonen** von Menschen mit Behinderung kommen kostenlos mit.\n- **An der Abendkasse** kosten freie Plätze ab 45 Minuten vor Beginn höchstens 9 Euro.\n- **Zurückgeben** können Sie Karten bis 48 Stunden vorher; wir erstatten den vollen Preis.",
        "Online on each concert’s page, by telephone Monday to Friday from 9 am to 3 pm, or at the ticket house on landing stage 3, daily from 11 am to 6 pm. Fees are included in the price.\n\n- **Aged 27 or under**, you pay half price everywhere.\n- **Companions** of disabled visitors come free of charge.\n- **On the door**, unsold seats cost 9 euros at most from 45 minutes before the start.\n- **Returns** are possible up to 48 hours before the concert; we refund the full price.",
      ),
      headline("Am Abend selbst", "On the night", { anchor: "abend" }),
      text(
        "Die meisten Spielorte öffnen dreißig bis sechzig Minuten vorher; die Zeit steht bei jedem Konzert unter „Einlass“. Wer zu spät kommt, hört die ersten Minuten im Foyer mit und wird in der ersten passenden Lücke hineingelassen. Die Garderobe kostet nichts. In Kreuzkirche und Werfthalle ist es kühl: Decken liegen aus.",
        "Most venues open thirty to sixty minutes before the start; each concert’s page has the time, under “Doors”. Latecomers hear the first minutes in the foyer and are let in at the first suitable gap. Cloakrooms are free. The Kreuzkirche and the shipyard hall are cool: blankets are provided.",
      ),
      faq(both("Häufige Fragen", "Frequently asked questions"), [
        [
          both("Darf ich fotografieren?", "May I take photographs?"),
          both(
            "Beim Schlussapplaus gern, während der Musik bitte nicht. Bei [offenen Proben](event:offene-probe-mahler) fragen wir vorher das Orchester.",
            "During the applause at the end, by all means; during the music, please don’t. At [open rehearsals](event:offene-probe-mahler) we ask the orchestra first.",
          ),
        ],
        [
          both("Kann ich mein Kind mitbringen?", "Can I bring my child?"),
          both(
            "In alle Konzerte. Bei den Familienkonzerten nennen wir ein Alter; das ist ein Rat und keine Grenze. Sie können jederzeit hinausgehen und wiederkommen.",
            "To every concert. Family concerts come with a recommended age, which is advice and not a limit. You can go out and come back in at any time.",
          ),
        ],
        [
          both("Wann klatscht man?", "When do I clap?"),
          both(
            "Am Ende des Werks. Wenn Sie vorher nicht anders können, stört das niemanden.",
            "At the end of the work. If you can’t help it before then, nobody will mind.",
          ),
        ],
        [
          both("Gibt es etwas zu essen?", "Is there food?"),
          both(
            "An den größeren Spielorten ja, im Bunker 9 nur Nüsse. Die Hafenkantine kocht bis Mitternacht.",
            "In the larger venues, yes; in Bunker 9 only nuts. The Hafenkantine serves food until midnight.",
          ),
        ],
      ]),
      coloured(
        "sand",
        "67-33",
        [
          headline("Immer noch unsicher?", "Still unsure?"),
          text(
            "Dann kommen Sie zur [offenen Probe](event:offene-probe-mahler): zwei Stunden Mahler, Jeans, Kaffee in der Hand. Danach wissen Sie, wo die Türen sind und dass niemand beißt.",
            "Then come to the [open rehearsal](event:offene-probe-mahler): two hours of Mahler, in jeans, coffee in hand. Afterwards you will know where the doors are, and that nobody bites.",
          ),
          link("Zum Programm", "See the programme", { route: "programme" }),
        ],
        [teamTeaser("fenna-ohlendiek", false)],
      ),
    ],
  }),
  page({
    key: "getting-here",
    urls: both("besuch/anfahrt", "visit/getting-here"),
    title: both("Anfahrt", "Getting here"),
    description: both(
      "Mit Zug, Straßenbahn, Fähre, Rad und Auto zu den Konzerten in Auenwerth am Strom.",
      "By train, tram, ferry, bicycle and car to the concerts in Auenwerth am Strom.",
    ),
    in: "footer",
    sections: [
      text(
        "Ihre Eintrittskarte ist am Konzerttag zugleich Fahrkarte für Straßenbahn, Bus und Fähre in ganz Auenwerth, ab vier Stunden vor Beginn und bis Betriebsschluss.",
        "On the day of the concert your ticket is also valid on trams, buses and ferries throughout Auenwerth, from four hours before the start until the last service.",
      ),
      columns(
        "33-33-33",
        [
          headline("Mit der Bahn", "By train"),
          text(
            "Vom Hauptbahnhof sind es elf Minuten zu Fuß zur Uferpromenade, immer bergab, dem Wasser nach. Die letzten Züge in beide Richtungen fahren um 23:52 Uhr.",
            "It is an eleven-minute walk from the central station to the Uferpromenade, downhill all the way, towards the water. The last trains leave at 11.52 pm, in both directions.",
          ),
        ],
        [
          headline("Mit der Fähre", "By ferry"),
          text(
            "Die Festivalfähre pendelt vom 28. August bis zum 27. September zwischen Anleger 1 (Werfthalle Nord), 3 (Großer Saal, Kartenhaus), der Insel Marienwerth und 5 (Salzspeicher), alle zwanzig Minuten, stufenlos.",
            "From 28 August to 27 September the festival ferry runs every twenty minutes between landing stages 1 (Werfthalle Nord) and 3 (Großer Saal, ticket house), the island of Marienwerth and stage 5 (Salzspeicher); boarding is step-free.",
          ),
        ],
        [
          headline("Mit Rad oder Auto", "By bicycle or car"),
          text(
            "Vor jedem Spielort stehen mindestens dreißig Fahrradbügel, während des Festivals bewacht. Mit dem Auto parken Sie am Holzmarkt (4 Euro am Abend) oder kostenlos auf dem Werftgelände; von dort nimmt Sie die Fähre mit. Stellplätze für Menschen mit Behinderung liegen direkt an den Spielorten, siehe [Barrierefreiheit](page:access).",
            "There are at least thirty bicycle stands outside every venue, guarded during the festival. Cars can be left at the Holzmarkt (4 euros an evening) or free of charge on the shipyard grounds, from where the ferry takes you along. Parking for disabled visitors is right beside the venues, see [Access](page:access).",
          ),
        ],
      ),
      link("Alle Spielorte", "All venues", { route: "venues" }),
    ],
  }),
  page({
    key: "access",
    urls: both("besuch/barrierefreiheit", "visit/access"),
    title: both("Barrierefreiheit", "Access"),
    description: both(
      "Rollstuhlplätze, Höranlagen, Gebärdensprache, entspannte Konzerte und Audiodeskription beim Musikfest am Strom.",
      "Wheelchair spaces, hearing loops, sign language, relaxed concerts and audio description at the Musikfest am Strom.",
    ),
    in: "footer",
    sections: [
      text(
        "Wir möchten, dass Sie hineinkommen, hören, sehen, verstehen und sich wohlfühlen, und wir wissen, wo uns das noch nicht gelingt. Bei jedem Konzert stehen die Merkmale des Abends. Fragen beantwortet Fenna Ohlendiek, Telefon 0228 000 001, access@musikfest.example.",
        "We want you to be able to get in, hear, see, understand and feel at ease, and we know where we do not manage that yet. Every concert lists the features of the evening. Fenna Ohlendiek answers your questions on 0228 000 001 or at access@musikfest.example.",
      ),
      headline("Hinein", "Getting in"),
      text(
        "Alle Spielorte haben einen stufenlosen Eingang, die meisten auch Rollstuhlplätze mit freier Sicht. Ausnahmen: Im [Bunker 9](venue:bunker-9), in der [Villa Lenné](venue:villa-lenne), in der [Kapelle im Schloss Auen](venue:schlosskapelle) und auf der [MS Ondine](venue:ms-ondine) gibt es keinen eigenen Rollstuhlplatz; in der Kapelle und auf dem Schiff sind auch die Toiletten nur über Stufen erreichbar.",
        "All venues have a step-free entrance and most have wheelchair spaces with a clear view. Exceptions: [Bunker 9](venue:bunker-9), the [Villa Lenné](venue:villa-lenne), the [castle chapel](venue:schlosskapelle) and the [MS Ondine](venue:ms-ondine) have no dedicated wheelchair spaces; in the chapel and on the boat the lavatories are up steps as well.",
      ),
      headline("Hören", "Hearing"),
      text(
        "Wo „Induktionsschleife“ steht, schalten Sie Ihr Hörgerät auf T. Die Reihen 4 bis 11 haben den besten Empfang. Viele Gespräche und Familienkonzerte dolmetschen wir in Deutsche Gebärdensprache; im Lesesaal laufen Untertitel mit.",
        "Where “hearing loop” is listed, switch your hearing aid to T. Reception is best in rows 4 to 11. Many talks and family concerts are interpreted into German Sign Language; in the reading room there are live captions.",
      ),
      headline("Entspannt", "Relaxed"),
      text(
        "Bei entspannten Konzerten bleibt das Licht an, Türen bleiben offen, Bewegung und Laute sind willkommen. Gehörschutz und ein ruhiger Raum sind da. Assistenzhunde dürfen in jedes Konzert; zum Schlagzeug raten wir ihnen ab.",
        "At relaxed concerts the lights stay on, doors stay open, movement and sounds are welcome. Ear defenders and a quiet room are provided. Assistance dogs may attend every concert; we advise them against percussion.",
      ),
      teamTeaser("fenna-ohlendiek"),
      link("Eine Barriere melden", "Report a barrier", { form: "barriere-melden" }),
    ],
  }),
  page({
    key: "about",
    urls: both("ueber-uns", "about"),
    title: both("Über uns", "About us"),
    description: both(
      "Wer hinter dem Musikfest am Strom steht, woher es kommt und was „Alles klingt“ bedeutet.",
      "Who is behind the Musikfest am Strom, where it comes from and what “Everything sings” means.",
    ),
    in: "menu",
    sections: [
      text(
        "2007 fiel in Auenwerth ein Konzert aus, weil der Strom über die Ufer trat. Das Orchester spielte trotzdem, auf der Brücke, für die Menschen mit den Sandsäcken. Im Jahr darauf gab es das erste Musikfest.",
        "In 2007 a concert in Auenwerth was cancelled because the river had burst its banks. The orchestra played all the same, on the bridge, for the people with the sandbags. The first festival was held the year after.",
      ),
      image(
        "page-about-1",
        ["rings", "blue", "d major"],
        both("Der Strom, als Klangfigur gedacht.", "The river, imagined as a sound figure."),
        "full",
      ),
      headline("Was wir wollen", "What we want"),
      text(
        "Ein Monat im Spätsommer, in dem eine ganze Stadt zuhört. Bei fast der Hälfte der Konzerte ist der Eintritt frei, oder es gibt Karten für höchstens 12 Euro. Jedes Jahr laden wir jemanden als Artist in Residence ein, 2025 die Geigerin [Sunniva Aasland](artist:sunniva-aasland), und vergeben zwei Stipendien, in diesem Jahr an [Seorin Paik](artist:seorin-paik) und [Ada Nwankiti](artist:ada-nwankiti).",
        "A month in late summer in which a whole town listens. Nearly half of the concerts are free or have tickets for 12 euros or less. Every year we invite an artist in residence, in 2025 the violinist [Sunniva Aasland](artist:sunniva-aasland), and award two fellowships, this year to [Seorin Paik](artist:seorin-paik) and [Ada Nwankiti](artist:ada-nwankiti).",
      ),
      quote(
        "Wir veranstalten keine Konzerte. Wir leihen uns Räume und passen auf, dass es darin leise genug ist, um etwas zu hören.",
        "We do not put on concerts. We borrow rooms and see to it that they are quiet enough for something to be heard.",
        both("Roswitha Behn-Adjei, Intendantin", "Roswitha Behn-Adjei, director"),
      ),
      headline("Wer wir sind", "Who we are"),
      text(
        "Intendanz: Roswitha Behn-Adjei. Dramaturgie: [Miriam Sternitz](artist:miriam-sternitz). Produktion: Gerlinde Waurisch. Barrierefreiheit und Publikum: Fenna Ohlendiek. Dazu elf Kolleginnen und Kollegen im Büro und hundertsechzig Ehrenamtliche mit blauen Halstüchern.",
        "Director: Roswitha Behn-Adjei. Dramaturgy: [Miriam Sternitz](artist:miriam-sternitz). Production: Gerlinde Waurisch. Access and audiences: Fenna Ohlendiek. Plus eleven colleagues in the office and a hundred and sixty volunteers in blue neckerchiefs.",
      ),
      columns(
        "33-33-33",
        [teamTeaser("roswitha-behn-adjei")],
        [teamTeaser("gerlinde-waurisch")],
        [teamTeaser("fenna-ohlendiek")],
      ),
      link("Das ganze Team", "The whole team", { route: "team" }),
      link("Schreiben Sie uns", "Write to us", { form: "kontakt" }),
    ],
  }),
  page({
    key: "press",
    urls: both("presse", "press"),
    title: both("Presse", "Press"),
    description: both(
      "Kontakt, Akkreditierung und Bilder für die Berichterstattung über das Musikfest am Strom 2025.",
      "Contact, accreditation and pictures for reporting on the Musikfest am Strom 2025.",
    ),
    in: "footer",
    sections: [
      text(
        "Benno Trautwein beantwortet Ihre Fragen: presse@musikfest.example, Telefon 0228 000 002, auch abends. Pressekarten vergeben wir bis 48 Stunden vor dem Konzert; für die Kreuzkirche und den Bunker bitte früher.",
        "Benno Trautwein answers your questions: presse@musikfest.example, telephone 0228 000 002, evenings too. Press tickets can be requested up to 48 hours before a concert; for the Kreuzkirche and the bunker please ask earlier.",
      ),
      teamTeaser("benno-trautwein"),
      text(
        "Alle Bilder sind während der Saison bei Nennung des Festivals kostenlos. Ein Programm hat sie gezeichnet: Klangfiguren aus den Tonarten der Werke, Ansichten der Spielorte und Köpfe der Mitwirkenden. Fotografien geben deren Agenturen heraus. Brauchen Sie eines in einer anderen Größe, schreiben Sie uns bitte.",
        "All pictures are free of charge during the season if the festival is credited. They were drawn by a program: sound figures from the keys of the works, views of the venues and heads of the performers. Photographs are issued by the performers’ agencies. If you need one in another size, please write to us.",
      ),
      link("Alle Pressebilder", "All press images", { route: "pressImages" }),
    ],
  }),
];
