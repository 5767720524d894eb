/**
 * Whether this is the server's side of a container. The build writes `true` or `false` in its place and leaves
 * out what can't be reached; in tests it is true.
 */
declare const ON_SERVER: boolean;
