import { createElement, useEffect, useRef, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { legalTags, type LegalElement, type LegalNode } from '@/contract/site-data/legal-text'
import { ActionTarget } from '@/site/elements/action-target'
import { useText } from '@/site/i18n/language'
import { scrollEdges, watchScrollEdges } from '@/site/ui/view/scroll-edges'
import { useFollowInside } from './use-follow-inside'

const shown: ReadonlySet<string> = new Set(legalTags)

/** Elements without content. */
const empty: ReadonlySet<string> = new Set(['br', 'hr'])

/** The text of a legal document. Of an element that is not on the list of the contract, only the words are shown. */
export function LegalContent({ content, lower = 0 }: LegalContentProps) {
  return <Column onClick={useFollowInside()}>{content.map((node, at) => drawn(node, at, lower))}</Column>
}

interface LegalContentProps {
  readonly content: readonly LegalNode[]
  /** How many levels lower its headings stand, for example in a dialog. */
  readonly lower?: number
}

function drawn(node: LegalNode, key: number, lower: number): ReactNode {
  if (typeof node === 'string') return node
  const [name, attributes, ...content] = node
  const inner = () => content.map((each, at) => drawn(each, at, lower))
  if (name === 'notes') return <Notes key={key}>{inner()}</Notes>
  if (name === 'a')
    return (
      <LegalLink key={key} link={node}>
        {inner()}
      </LegalLink>
    )
  if (!shown.has(name)) return inner()
  const { id, start, type, colSpan, rowSpan, align } = attributes
  const props = { key, id, start, type, colSpan, rowSpan, 'data-align': align }
  if (empty.has(name)) return createElement(name, { key })
  if (name === 'table') return <WideTable key={key}>{inner()}</WideTable>
  return createElement(lowered(name, lower), props, ...inner())
}

/** Scrolls by itself, also with the keyboard. */
function WideTable({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => (box.current === null ? undefined : watchScrollEdges([box.current])), [])
  return (
    <Scroll ref={box} tabIndex={0}>
      <table>{children}</table>
    </Scroll>
  )
}

function lowered(name: string, lower: number): string {
  const level = /^h([2-6])$/.exec(name)?.[1]
  return level === undefined ? name : `h${Math.min(6, Number(level) + lower)}`
}

function LegalLink({ link: [, { id, href = '', back }], children }: { link: LegalElement; children: ReactNode }) {
  const t = useText()
  // The browser goes to a place of the same page.
  if (href.startsWith('#'))
    return (
      <a id={id} href={href} aria-label={back && t('legal.back')} data-back={back || undefined}>
        {children}
      </a>
    )
  const action = href.startsWith('/')
    ? ({ action: 'navigate', to: href, query: {} } as const)
    : ({ action: 'external', href } as const)
  return (
    <ActionTarget id={id} action={action}>
      {children}
    </ActionTarget>
  )
}

function Notes({ children }: { children: ReactNode }) {
  const t = useText()
  return (
    <NotesFrame role="doc-endnotes" aria-label={t('legal.notes')}>
      {children}
    </NotesFrame>
  )
}

const Column = styled.div`
  max-inline-size: 72ch;
  color: var(--color-text);
  line-height: 1.65;
  overflow-wrap: anywhere;

  > * + * {
    margin-block-start: var(--space-4);
  }

  > * + :is(h2, h3) {
    margin-block-start: var(--space-8);
  }

  :is(h2, h3, h4, h5, h6),
  [id] {
    scroll-margin-block-start: var(--space-8);
  }

  h3 {
    font-size: var(--font-size-large);
  }

  :is(h4, h5, h6) {
    font-size: var(--font-size-body);
  }

  li + li,
  dd + dt,
  li > * + * {
    margin-block-start: var(--space-2);
  }

  :is(ul, ol) {
    padding-inline-start: 1.6em;
  }

  dt {
    font-weight: 700;
  }

  blockquote {
    margin-inline: 0;
    padding: var(--space-3) var(--space-4);
    border-inline-start: 3px solid var(--color-accent);
    background: var(--color-surface-raised);
  }

  pre {
    white-space: break-spaces;
  }

  a,
  button {
    color: var(--color-accent);
  }

  :target,
  [id]:focus {
    outline: 2px solid var(--color-accent);
    outline-offset: 4px;
  }
`

/** A table that is wider than its column scrolls by itself. */
const Scroll = styled.div`
  ${scrollEdges}
  overflow-x: auto;

  table {
    border-collapse: collapse;
    min-inline-size: min(100%, 24rem);
  }

  :is(td, th) {
    padding: var(--space-2) var(--space-3);
    border: 1px solid var(--color-border);
    text-align: start;
    vertical-align: top;
    overflow-wrap: normal;
  }

  [data-align='center'] {
    text-align: center;
  }

  [data-align='end'] {
    text-align: end;
  }
`

const NotesFrame = styled.section`
  padding-block-start: var(--space-4);
  border-block-start: 1px solid var(--color-border);
  font-size: var(--font-size-small);
`
