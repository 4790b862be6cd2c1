import '@/site/ui/icons/later-icons'
import { useState, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { useText } from '@/site/i18n/language'
import { IconButton } from '@/site/ui/icons/icon-button'
import { showToast } from '@/site/ui/notices/toast'

interface CopyableProps {
  /** What is copied. */
  readonly text: string
  /** Says what the button copies. */
  readonly label: string
  /** How it is shown: the text itself, if left out. */
  readonly children?: ReactNode
}

/** A text with a button that copies it, and says whether it did. */
export function Copyable({ text, label, children }: CopyableProps) {
  const t = useText()
  const [result, setResult] = useState<'copied' | 'notCopied'>()
  const copy = async () => {
    // Said anew each time, also by a screen reader.
    setResult(undefined)
    const isDone = await isCopied(text)
    setResult(isDone ? 'copied' : 'notCopied')
    if (isDone) showToast(t('copy.copied'))
  }
  return (
    <Row>
      <Whole>
        {children ?? <bdi>{text}</bdi>}
        <IconButton icon={result === 'copied' ? 'check' : 'copy'} label={label} onClick={() => void copy()} />
      </Whole>
      <Result role="status">{result === 'notCopied' && t('copy.notCopied')}</Result>
    </Row>
  )
}

/** A browser has no clipboard for a page that did not come over a safe line, and may refuse it to others. */
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

const Whole = styled.span`
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
