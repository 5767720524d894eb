declare module "*.module.css" {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
declare module "*.css";
/** The class names alone: no style sheet comes with them. */
declare module "*.module.css?locals" {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
