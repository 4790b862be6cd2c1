import { useState, type SubmitEvent } from 'react'
import { styled } from 'styled-components'
import { useText } from '@/site/i18n/language'
import { usePanelQuery } from '@/site/merchant/centres/panel-query'
import { Button } from '@/site/ui/button'
import { Input } from '@/site/ui/inputs/input'
import { SmallLabel } from '@/site/ui/inputs/field-label'

interface TeamPathProps {
  /** Account names from the agent down to the chosen member, as the server sends them; undefined until it has. */
  readonly path: readonly string[] | undefined
  /** The URL parameter that a searched name is written to. */
  readonly look?: 'member' | 'search'
}

/** Another member's record starts at the first page. */
const fromTheStart = {
  ...{ page: undefined, until: undefined, line: undefined },
  ...{ search: undefined, transfer: undefined, scope: undefined },
}

/** Breadcrumbs down to the chosen team member, each a link, and a search for a name. The choice is in the URL. */
export function TeamPath({ path, look = 'member' }: TeamPathProps) {
  const t = useText()
  const [query, change, step] = usePanelQuery()
  const member = query.get('member')
  const [name, setName] = useState(query.get(look) ?? '')
  const below = path?.slice(1) ?? (member === null ? [] : [member])
  const goTo = (account: string | undefined) => step({ ...fromTheStart, member: account })

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const sought = name.trim()
    change({ ...fromTheStart, [look]: sought === '' ? undefined : sought })
  }

  return (
    <Head>
      <nav aria-label={t('team.path')}>
        <ol>
          {['', ...below].map((account, at) => (
            <li key={account}>
              {at === below.length ? (
                <bdi aria-current="location">{account === '' ? t('team.mine') : account}</bdi>
              ) : (
                <Step type="button" onClick={() => goTo(account === '' ? undefined : account)}>
                  <bdi>{account === '' ? t('team.mine') : account}</bdi>
                </Step>
              )}
            </li>
          ))}
        </ol>
      </nav>
      <Search role="search" onSubmit={handleSubmit}>
        <SmallLabel>
          {t('team.find')}
          <Input
            type="search"
            maxLength={64}
            autoComplete="off"
            autoCapitalize="none"
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
        </SmallLabel>
        <Button type="submit">{t('team.search')}</Button>
      </Search>
    </Head>
  )
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem 1.5rem;
  align-items: end;
  justify-content: space-between;

  ol {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    margin: 0;
    padding: 0;
    list-style: none;
  }

  li {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  li + li::before {
    content: '›' / '';
    padding-inline: 0.5rem;
    color: var(--color-text-muted);
  }

  [aria-current] {
    font-weight: var(--font-weight-control);
  }
`

const Step = styled.button`
  min-inline-size: 2.75rem;
  min-block-size: 2.75rem;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  text-decoration: underline;
  overflow-wrap: anywhere;
`

const Search = styled.form`
  display: flex;
  flex: 0 1 22rem;
  flex-wrap: wrap;
  gap: 0.5rem;
  align-items: end;
  min-inline-size: min(100%, 14rem);

  /* As tall as the button beside it, however airy a brand is. */
  input {
    padding-block: 0;
  }
`
