// In place of ra-core's `routing/adapters/reactRouterProvider.js`: what uses ra-core gives it a router.
export const reactRouterProvider = undefined;
