import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["test/**/*.test.{ts,tsx}"],
    globalSetup: ["test/support/build-once.ts"],
    testTimeout: 30_000,
    // The usual number leaves a core idle, which of two is half.
    maxWorkers: availableParallelism(),
    coverage: { include: ["source/**"], reporter: ["text-summary", "html"] },
  },
});
