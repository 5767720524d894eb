import { SerializerSelector } from "@fastify/fast-json-stringify-compiler";

type Factory = ReturnType<typeof SerializerSelector>;
type Serialize = ReturnType<ReturnType<Factory>>;

const select = SerializerSelector();

/**
 * Makes what turns answers into JSON when a route first answers: there are hundreds of routes, and making
 * all of them takes longer than the rest of the start.
 */
export const buildLazily: Factory = (sharedSchemas, options) => {
  const build = select(sharedSchemas, options);
  return (route) => {
    let serialize: Serialize | undefined;
    return (answer) => {
      serialize ??= build(route);
      return serialize(answer);
    };
  };
};
