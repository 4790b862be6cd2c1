import '@/site/ui/icons/later-icons'
import { useState, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { useText } from '@/site/i18n/language'
import { IconButton } from '@/site/ui/icons/icon-button'
import { showToast } from '@/site/ui/notices/toast'

interface CopyableProps {
  /** The text that is copied. */
  readonly text: string
  /** Accessible name of the button: what it copies. */
  readonly label: string
  /** How the text is shown. Defaults to the text itself. */
  readonly children?: ReactNode
}

/** A text with a button that copies it and reports the result. */
export function Copyable({ text, label, children }: CopyableProps) {
  const t = useText()
  const [result, setResult] = useState<'copied' | 'notCopied'>()
  const copy = async () => {
    // Reset first, so that screen readers announce a repeated result again.
    setResult(undefined)
    const isDone = await isCopied(text)
    setResult(isDone ? 'copied' : 'notCopied')
    if (isDone) showToast(t('copy.copied'))
  }
  return (
    <Row>
      <Root>
        {children ?? <bdi>{text}</bdi>}
        <IconButton icon={result === 'copied' ? 'check' : 'copy'} label={label} onClick={() => void copy()} />
      </Root>
      <Result role="status">{result === 'notCopied' && t('copy.notCopied')}</Result>
    </Row>
  )
}

/** The clipboard API is missing outside a secure context, and the browser may refuse access. */
async function isCopied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch (error) {
    console.warn('nothing was copied', error)
    return false
  }
}

const Row = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
`

const Root = styled.span`
  display: flex;
  align-items: center;
  min-inline-size: 0;

  > bdi {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`

const Result = styled.span`
  color: var(--color-text-muted);
  font-size: var(--font-size-small);
`
