import { configure } from "@testing-library/dom";

// What a test waits for may take its time on a busy machine, such as a screen whose code is loaded first: no test
// is about that. Testing Library's own second is not enough there.
configure({ asyncUtilTimeout: 15_000 });
