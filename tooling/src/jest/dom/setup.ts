import { cleanup, configure } from "@testing-library/react";
import { afterEach, beforeEach } from "@jest/globals";

// Runs for each test file. What a test waits for may take its time on a busy machine, such as a screen whose code is
// loaded first: no test is about that. Testing Library's own second is not enough there.
configure({ asyncUtilTimeout: 15_000 });

beforeEach(() => {
  // Testing Library puts it aside while it waits, and says it for the first file alone
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});

afterEach(cleanup);
