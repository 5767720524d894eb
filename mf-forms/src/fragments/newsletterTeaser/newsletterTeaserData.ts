/** What the newsletter is, and where it is ordered. */
export interface NewsletterTeaserData {
  title: string;
  intro: string;
  href: string;
}
