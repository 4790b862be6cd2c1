import { escapeHtml } from '@/contract/text/html-text'
import type { EffectPicture, KeyEffect } from './key-effect'

/** A key's effect: two pictures, or two excerpts, with the values that made them. */
export function effectHtml(id: string, effect: KeyEffect): string {
  const [before, after] = effect.values
  const shown =
    effect.kind === 'picture'
      ? pairHtml(
          [pictureHtml(id, before, effect.pictures[0]), pictureHtml(id, after, effect.pictures[1])],
          effect.values,
        )
      : pairHtml(
          effect.excerpts.map((text) => `<pre tabindex="0"><code>${escapeHtml(text)}</code></pre>`) as [string, string],
          effect.values,
        )
  return `<div class="effect"><p>Effect, seen in ${escapeHtml(effect.where)}</p>${shown}</div>`
}

function pairHtml(contents: readonly [string, string], values: KeyEffect['values']): string {
  const figures = contents.map(
    (content, at) => `<figure>${content}<figcaption><code>${escapeHtml(values[at] ?? '')}</code></figcaption></figure>`,
  )
  return `<div class="pair">${figures.join('')}</div>`
}

function pictureHtml(id: string, value: string, { file, width, height }: EffectPicture): string {
  const alt = `With ${id} as ${value}`
  return `<img src="pictures/${escapeHtml(file)}" width="${width}" height="${height}" alt="${escapeHtml(alt)}" loading="lazy">`
}
