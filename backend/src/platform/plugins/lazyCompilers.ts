import { AjvCompiler } from "@fastify/ajv-compiler";
import { SerializerSelector } from "@fastify/fast-json-stringify-compiler";
import type { FastifyInstance } from "fastify";

// What checks requests and what turns answers into JSON is made from the routes' schemas when a route is
// first called: there are hundreds of them, and making all takes longer than the rest of the start.

const selectSerializer = SerializerSelector();
type Serialize = ReturnType<ReturnType<typeof selectSerializer>>;

const buildSerializer: typeof selectSerializer = (sharedSchemas, options) => {
  const build = selectSerializer(sharedSchemas, options);
  return (route) => {
    let serialize: Serialize | undefined;
    return (answer) => {
      serialize ??= build(route);
      return serialize(answer);
    };
  };
};

/** Ajv makes Infinity of "1e309", and holds it against no bounds. */
const isFinite = (value: unknown): boolean =>
  typeof value === "number"
    ? Number.isFinite(value)
    : typeof value !== "object" || value === null || Object.values(value).every(isFinite);

const infinite = {
  keyword: "type",
  instancePath: "",
  schemaPath: "",
  params: {},
  message: "must hold finite numbers",
};

const selectValidator = AjvCompiler();
type Validate = ReturnType<ReturnType<typeof selectValidator>>;

const buildValidator: typeof selectValidator = (sharedSchemas, options) => {
  const build = selectValidator(sharedSchemas, options);
  return (route) => {
    let validate: Validate | undefined;
    // Fastify calls it and reads its errors, and nothing else of it
    const check = ((data: unknown) => {
      validate ??= build(route);
      const isValid = validate(data);
      check.errors = validate.errors;
      if (!isValid || isFinite(data)) return isValid;
      check.errors = [infinite];
      return false;
    }) as Validate;
    return check;
  };
};

/** How every body, query and path is checked: values are made of what they are written as, none is taken away. */
export const checking = { removeAdditional: false, coerceTypes: true } as const;

/**
 * Finds everything that is wrong, not only the first. For staff: a stranger could have long lists of
 * mistakes made.
 */
export const buildThoroughValidator = (app: FastifyInstance): ReturnType<typeof buildValidator> =>
  buildValidator(app.getSchemas() as Parameters<typeof buildValidator>[0], {
    customOptions: { ...checking, allErrors: true },
  });

/** For Fastify's `schemaController`. */
export const lazyCompilers = { buildSerializer, buildValidator };
