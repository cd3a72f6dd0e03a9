/** What became of keeping a game: it worked, perhaps with something to tell, or it did not, for the reason told. */
export type Keeping =
  | { readonly kept: true; readonly notice?: string | undefined }
  | { readonly kept: false; readonly notice: string };
