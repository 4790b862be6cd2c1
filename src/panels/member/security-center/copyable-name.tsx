import { useState } from 'react'
import { styled } from 'styled-components'
import { useText } from '@/i18n/language'
import { IconButton } from '@/ui/icon-button'

/** A sign-in name with a button that copies it, and says whether it did. */
export function CopyableName({ account }: { account: string }) {
  const t = useText()
  const [result, setResult] = useState<'copied' | 'notCopied'>()
  const copy = async () => {
    // Said anew each time, also by a screen reader.
    setResult(undefined)
    setResult((await isCopied(account)) ? 'copied' : 'notCopied')
  }
  return (
    <Row>
      <Name>
        <bdi>{account}</bdi>
        <IconButton
          icon={result === 'copied' ? 'check' : 'copy'}
          label={t('security-center.copy')}
          onClick={() => void copy()}
        />
      </Name>
      <Result role="status">{result !== undefined && t(`security-center.${result}`)}</Result>
    </Row>
  )
}

/** A browser has no clipboard for a page that did not come over a safe line, and may refuse it to others. */
async function isCopied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch (error) {
    console.warn('the name was not copied', error)
    return false
  }
}

const Row = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
`

const Name = styled.span`
  display: flex;
  align-items: center;
  min-inline-size: 0;

  > bdi {
    min-inline-size: 0;
    font-family: var(--font-heading);
    font-size: var(--font-size-heading);
    font-weight: var(--font-weight-heading);
    line-height: 1.2;
    overflow-wrap: anywhere;

    @container (max-width: 26rem) {
      font-size: var(--font-size-large);
    }
  }
`

const Result = styled.span`
  color: var(--color-text-muted);
  font-size: var(--font-size-small);
`
