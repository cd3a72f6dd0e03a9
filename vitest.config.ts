import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["test/**/*.test.{ts,tsx}"],
    globalSetup: ["test/support/build-once.ts"],
    testTimeout: 30_000,
    coverage: { include: ["source/**"], reporter: ["text-summary", "html"] },
  },
});
