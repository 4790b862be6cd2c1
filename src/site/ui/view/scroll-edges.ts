import { css } from 'styled-components'

/**
 * Shades the edges of a box beyond which more of its content lies, because phones show no scrollbar before somebody
 * scrolls. The shade lies below the content, whose own ground would cover it.
 */
export const scrollEdges = css`
  --way: 1;
  --start-shade: 0 0 transparent;
  --end-shade: 0 0 transparent;

  box-shadow:
    inset var(--start-shade),
    inset var(--end-shade);

  &:dir(rtl) {
    --way: -1;
  }

  &[data-beyond~='start'] {
    --start-shade: calc(var(--way) * 1.25rem) 0 0.75rem -1rem color-mix(in srgb, var(--color-text) 55%, transparent);
  }

  &[data-beyond~='end'] {
    --end-shade: calc(var(--way) * -1.25rem) 0 0.75rem -1rem color-mix(in srgb, var(--color-text) 55%, transparent);
  }

  /* Shadows are not shown there. */
  @media (forced-colors: active) {
    &[data-beyond~='start'] {
      border-inline-start: 3px dashed;
    }

    &[data-beyond~='end'] {
      border-inline-end: 3px dashed;
    }
  }
`

/** Keeps the mark of the edges true while the boxes are scrolled and their size changes. Returns how to stop it. */
export function watchScrollEdges(boxes: readonly HTMLElement[], onMeasured?: (box: HTMLElement) => void): () => void {
  const mark = (box: HTMLElement) => {
    box.dataset['beyond'] = edgesBeyond(box).join(' ')
    onMeasured?.(box)
  }
  const resized = new ResizeObserver(() => boxes.forEach(mark))
  const handleScroll = ({ currentTarget }: Event) => mark(currentTarget as HTMLElement)
  for (const box of boxes) {
    box.addEventListener('scroll', handleScroll, { passive: true })
    for (const each of [box, ...box.children]) resized.observe(each)
  }
  return () => {
    resized.disconnect()
    for (const box of boxes) box.removeEventListener('scroll', handleScroll)
  }
}

/** Right to left, a box is scrolled to 0 at its start, and to less than 0 from there. */
function edgesBeyond(box: HTMLElement): ('start' | 'end')[] {
  const hidden = box.scrollWidth - box.clientWidth
  const passed = Math.abs(box.scrollLeft)
  // Zoomed pages scroll by parts of a pixel.
  return [...(passed > 1 ? (['start'] as const) : []), ...(hidden - passed > 1 ? (['end'] as const) : [])]
}
