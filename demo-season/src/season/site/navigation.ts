import type { DemoNavigation, DemoNavigationEntry, LinkTarget } from "../types.ts";
import { both } from "../localized.ts";

const entry = (
  de: string,
  en: string,
  target: LinkTarget | null,
  children: DemoNavigationEntry[] = [],
): DemoNavigationEntry => ({ title: both(de, en), target, children });

export const navigation: DemoNavigation = {
  menu: [
    entry("Programm & Karten", "Programme & tickets", { route: "programme" }),
    entry("Magazin", "Magazine", { route: "magazine" }),
    entry("Concert-O-Mat", "Concert-O-Mat", { route: "quizStart" }),
    entry("Besuch", "Visit", { page: "visit" }, [
      entry("Karten und Einlass", "Tickets and doors", { page: "visit" }),
      entry("Spielorte", "Venues", { route: "venues" }),
      entry("Anfahrt", "Getting here", { page: "getting-here" }),
      entry("Barrierefreiheit", "Access", { page: "access" }),
    ]),
    entry("Über uns", "About us", { page: "about" }),
  ],
  submenu: [
    entry("Newsletter", "Newsletter", { route: "newsletter" }),
    entry("Kontakt", "Contact", { form: "kontakt" }),
    entry("Presse", "Press", { page: "press" }),
    // an address elsewhere: the header shows it as the visitor's own account
    entry("Mein Konto", "My account", { url: "https://tickets.musikfest.example/konto" }),
  ],
  footer: [
    entry("Service", "Service", null, [
      entry("Anfahrt", "Getting here", { page: "getting-here" }),
      entry("Barrierefreiheit", "Access", { page: "access" }),
      entry("Presse", "Press", { page: "press" }),
      entry("Kontakt", "Contact", { form: "kontakt" }),
    ]),
    entry("Rechtliches", "Legal", null, [
      entry("Impressum", "Imprint", { page: "imprint" }),
      entry("Datenschutz", "Privacy", { page: "privacy" }),
      entry("AGB", "Terms and conditions", { page: "terms" }),
      entry("Erklärung zur Barrierefreiheit", "Accessibility statement", {
        page: "accessibility-statement",
      }),
      entry("Barriere melden", "Report a barrier", { form: "barriere-melden" }),
    ]),
  ],
};
