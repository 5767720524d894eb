import type { Locale } from "./locales.ts";
export interface AdminUser {
    username: string;
    email: string;
    role: "editor" | "admin";
}
export interface AdminFace {
    start(place: HTMLElement, given: {
        locale: Locale;
        user: AdminUser;
    }): void;
}
