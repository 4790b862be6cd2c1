import ColorJs from 'colorjs.io'
import { styled } from 'styled-components'
import { Control, Hint, Line } from './control-styles'
import { isMap, textOf, type Json } from '@/tools/studio/form-model'
import { alias, useAlias } from './use-alias'
import { useTypedText } from './use-typed-text'

interface ColorFieldProps {
  readonly id: string
  readonly label: string
  readonly path: readonly (string | number)[]
  readonly value: Json | undefined
  readonly onChange: (value: Json) => void
}

/**
 * A colour in the design tokens' format, chosen with a picker, as CSS, or as another token, `{color.light.primary}`. It
 * keeps its colour space.
 */
export function ColorField({ id, label, path, value, onChange }: ColorFieldProps) {
  const color = colorOf(value)
  const css = color === undefined ? '' : color.toString({ precision: 4 })
  const hex =
    color === undefined
      ? '#000000'
      : color.to('srgb').toGamut().toString({ format: 'hex', alpha: false, collapse: false })
  const space = isMap(value) ? textOf(value['colorSpace']) : 'srgb'
  const take = (text: string) => {
    const next = parsed(text)
    if (next !== undefined) onChange(tokenOf(next, space))
  }
  const named = useAlias(path)
  const typed = useTypedText(named ?? css, (text) => (alias.test(text) ? onChange(text) : take(text)))
  // An incomplete colour is not applied; when the field loses focus, it shows the current value again.
  const isNone = typed.value !== css && !alias.test(typed.value) && parsed(typed.value) === undefined
  const picked = useTypedText(hex, (text) => {
    const next = parsed(text)
    if (next !== undefined) onChange(tokenOf(withAlpha(next, color?.alpha ?? 1), space))
  })
  return (
    <Line>
      <Swatch {...picked} type="color" aria-label={`${label}: pick a colour`} />
      <Css {...typed} id={id} type="text" aria-label={label} aria-invalid={isNone} spellCheck={false} />
      <Hint as="span" role="status">
        {isNone ? 'not a colour' : named === undefined ? space : css}
      </Hint>
    </Line>
  )
}

function colorOf(value: Json | undefined): ColorJs | undefined {
  if (!isMap(value) || !Array.isArray(value['components'])) return undefined
  // A component that is none is null, in the library as in the form's value.
  const [a = 0, b = 0, c = 0] = value['components'].map((each) => (each === null ? null : Number(each)))
  try {
    return new ColorJs(spaceOf(textOf(value['colorSpace'])), [a, b, c], Number(value['alpha'] ?? 1))
  } catch {
    // An unknown colour space: `check` reports it at the field.
    return undefined
  }
}

/** The library has names of its own for some colour spaces of CSS. */
function spaceOf(name: string): string {
  return ColorJs.Space.all.find(({ cssId }) => cssId === name)?.id ?? name
}

function parsed(text: string): ColorJs | undefined {
  try {
    return new ColorJs(text)
  } catch {
    // An incomplete colour, while it is being typed.
    return undefined
  }
}

function withAlpha(color: ColorJs, alpha: number): ColorJs {
  color.alpha = alpha
  return color
}

function tokenOf(color: ColorJs, space: string): Json {
  const digits = space === 'hsl' || space === 'hwb' ? 1 : 4
  const components = color
    .to(spaceOf(space))
    .coords.map((part) => (part === null ? 'none' : Number(part.toFixed(digits))))
  const alpha = Number(color.alpha.toFixed(3))
  return { colorSpace: space, components, ...(alpha === 1 ? {} : { alpha }) }
}

const Swatch = styled.input`
  inline-size: 2.75rem;
  block-size: 2.25rem;
  padding: 0.125rem;
  background: var(--tool-field);
  border: 1px solid var(--tool-line-strong);
  border-radius: 0.375rem;
  cursor: pointer;
`

const Css = styled(Control)`
  flex: 1 1 10rem;
  font-family: ui-monospace, monospace;
  font-size: 0.8125rem;
`
