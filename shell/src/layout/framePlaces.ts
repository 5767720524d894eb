import type { FramePart, FramePlaces } from "@festival/contracts/editing";
import footer from "./footer/Footer.module.css?locals";
import header from "./header/Header.module.css?locals";
import menu from "./header/MainMenu.module.css?locals";
import alert from "./header/TopAlert.module.css?locals";

/** What of header and footer can be edited; narrow windows have the button of the menu in the menu's place. */
export const framePlaces = {
  alert: `.${alert.alert} .${alert.words}`,
  name: `.${header.brand}`,
  menu: `nav.${menu.menu}, [data-header-menu] > summary`,
  footer: `.${footer.content} > nav, .${footer.footer}[data-short] > nav`,
  hotline: `.${footer.hotline}`,
  socialLinks: `.${footer.footer} .${footer.bar} > nav`,
} as const satisfies FramePlaces & Record<FramePart, string>;
