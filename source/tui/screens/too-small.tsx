import type { Size } from "../../terminal/size.ts";
import { wrap } from "../../words/wrap.ts";
import { Area } from "../area.tsx";
import type { TooSmall } from "../layout.ts";

/** What a window shows that is too small for anything: the size that is needed. */
export function TooSmallScreen({ needs, size }: { readonly needs: TooSmall; readonly size: Size }) {
  const text = `antiking needs ${needs.neededColumns}x${needs.neededRows} characters; this window has ${size.columns}x${size.rows}. Make it larger, or press Ctrl-C to leave.`;
  return (
    <Area
      region={{ x: 0, y: 0, width: size.columns, height: size.rows }}
      lines={wrap(text, Math.max(1, size.columns))}
    />
  );
}
