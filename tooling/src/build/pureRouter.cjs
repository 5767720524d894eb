// A webpack loader for react-router's bundle. It makes its contexts and its links when it is loaded and
// names them, which minifiers must take for effects: half of what no page uses stays in. Said to be pure,
// and not named, it goes.

/**
 * @param {string} source
 * @returns {string} the same module, whose unused parts can be dropped
 */
module.exports = function pureRouter(source) {
  return source
    .replaceAll(/\bReact\d*\.(?:createContext|forwardRef|memo)\(/g, "/* @__PURE__ */ $&")
    .replaceAll(/^\w+\.displayName = "\w+";$/gm, "");
};
