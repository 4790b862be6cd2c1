import { styled } from 'styled-components'
import { ToolButton } from './studio-styles'
import type { FileName, Overview } from '@/tools/studio/studio-api'

interface FileListProps {
  readonly folders: Overview['folders']
  readonly current: FileName | undefined
  readonly onChoose: (name: FileName) => void
}

/** The files of the brand and of the templates that it extends. */
export function FileList({ folders, current, onChoose }: FileListProps) {
  const folder = folders.find(({ code }) => code === current?.code) ?? folders[0]
  if (folder === undefined) return null
  return (
    <List aria-label="Files">
      {folders.length > 1 && (
        <select
          aria-label="Folder"
          value={folder.code}
          onChange={({ currentTarget }) => onChoose({ code: currentTarget.value, key: current?.key ?? 'site' })}
        >
          {folders.map(({ code, isTemplate }) => (
            <option key={code} value={code}>
              {isTemplate ? `${code} (template: changes every brand that extends it)` : code}
            </option>
          ))}
        </select>
      )}
      {folder.files.map(({ key, exists, isEdited, problems }) => (
        <ToolButton
          key={key}
          type="button"
          aria-current={current?.code === folder.code && current.key === key}
          onClick={() => onChoose({ code: folder.code, key })}
        >
          {key}
          {isEdited && (
            <Sign title="not saved">
              {' '}
              •<span className="visually-hidden"> not saved</span>
            </Sign>
          )}
          {problems > 0 && (
            <Sign $tone="error">
              {' '}
              {problems}
              <span className="visually-hidden">{problems === 1 ? ' problem' : ' problems'}</span>
            </Sign>
          )}
          {!exists && <Faint title="Everything is inherited; the first edit makes the file"> inherited</Faint>}
        </ToolButton>
      ))}
    </List>
  )
}

const List = styled.nav`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  gap: 0.25rem;
  /* A brand may offer many languages. */
  max-block-size: 40%;
  padding: 0.5rem 0.75rem;
  overflow: auto;
  border-block-end: 1px solid var(--tool-line);
  background: var(--tool-surface);

  & > button {
    min-block-size: 1.875rem;
    padding: 0.125rem 0.5rem;
    font-size: 0.8125rem;
  }

  & > select {
    max-inline-size: 10rem;
    min-block-size: 1.875rem;
    color: var(--tool-text);
    background: var(--tool-field);
    border: 1px solid var(--tool-line-strong);
    border-radius: 0.375rem;
  }
`

const Sign = styled.strong<{ $tone?: 'error' }>`
  color: ${({ $tone }) => ($tone === 'error' ? 'var(--tool-error)' : 'var(--tool-accent)')};
`

const Faint = styled.small`
  color: var(--tool-muted);
`
