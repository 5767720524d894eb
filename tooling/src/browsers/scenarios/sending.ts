import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { href } from "@festival/contracts/routes";
import { button, main, title, type Scenario } from "./scenario.ts";

const pdf = "%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\nstartxref\n9\n%%EOF\n";

const sendsForm: Scenario = {
  name: "form",
  kind: "visitors",
  expectedErrors: /\b422\b/,
  async run(visitor, { folder }) {
    await visitor.goTo(href("form", "de", { slug: "mithelfen" }));
    const name = { role: "textbox", name: "Ihr Name", within: main };
    await visitor.writes(name, "Jördis Çelik");
    for (const file of ["lebenslauf.pdf", "zeugnis.pdf"]) {
      const path = join(folder, file);
      writeFileSync(path, pdf);
      await visitor.chooseFiles("#main input[type=file]", [path]);
      await visitor.sees(button(`Entfernen ${file}`));
    }
    await visitor.counts({ text: "Hochgeladen", within: main }, 2);
    await visitor.press(button("Entfernen zeugnis.pdf"));
    await visitor.counts({ text: "Hochgeladen", within: main }, 1);
    // the address is missing
    await visitor.press(button("Anmelden", main));
    await visitor.sees({ text: /fehlen oder stimmen noch nicht/ });
    await visitor.valueIs(name, "Jördis Çelik");
    await visitor.counts({ text: "Hochgeladen", within: main }, 1);
    const address = { role: "textbox", name: /^E-Mail-Adresse/, within: main };
    await visitor.writes(address, "joerdis@example.org");
    await visitor.press({ role: "checkbox", name: /Ich bin einverstanden/, within: main });
    await visitor.press(button("Anmelden", main));
    await visitor.sees(title("Danke für Ihr Angebot!"));
  },
};

export const sendingScenarios: readonly Scenario[] = [sendsForm];
