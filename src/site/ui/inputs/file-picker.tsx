import '@/site/ui/icons/later-icons'
import { useId, useState, type DragEvent } from 'react'
import { styled } from 'styled-components'
import { useText } from '@/site/i18n/language'
import { maxPictureBytes } from '@/contract/limits/picture-kind'
import { buttonLook, type ButtonLook } from '@/site/ui/button-look'
import { FilePreview } from './file-preview'
import { Icon } from '@/site/ui/icons/icon'
import { pickFiles, type RefusedFile } from './picked-files'

interface FilePickerProps {
  readonly label: string
  readonly files: readonly File[]
  /** Maximum number of pictures. */
  readonly most: number
  readonly onChange: (files: readonly File[]) => void
}

/**
 * Picks pictures to upload: files are validated by their content, each refusal has its reason, and the valid ones stay.
 */
export function FilePicker({ label, files, most, onChange }: FilePickerProps) {
  const t = useText()
  const id = useId()
  const [refused, setRefused] = useState<readonly RefusedFile[]>([])
  const take = async (chosen: readonly File[]) => {
    const picked = await pickFiles(files, chosen, most)
    setRefused(picked.refused)
    onChange(picked.files)
  }
  const handleDrop = (event: DragEvent) => {
    event.preventDefault()
    void take([...event.dataTransfer.files])
  }
  const megabytes = maxPictureBytes / 1024 / 1024
  return (
    <Root role="group" aria-label={label} onDragOver={(event) => event.preventDefault()} onDrop={handleDrop}>
      {files.map((file, at) => (
        <FilePreview
          key={`${file.name} ${file.lastModified} ${at}`}
          file={file}
          onRemove={() => onChange(files.filter((each) => each !== file))}
        />
      ))}
      {files.length < most && (
        <Pick $emphasis="normal">
          <Icon name="upload" size={18} />
          {t(most === 1 ? 'filePicker.chooseOne' : 'filePicker.choose')}
          <input
            type="file"
            className="visually-hidden"
            accept="image/png,image/jpeg"
            multiple={most > 1}
            aria-describedby={id}
            onChange={(event) => {
              const { currentTarget } = event
              void take([...(currentTarget.files ?? [])])
              // Cleared so that the same file can be chosen again.
              currentTarget.value = ''
            }}
          />
        </Pick>
      )}
      <Hint id={id}>{t('filePicker.hint', { n: most, size: megabytes })}</Hint>
      <Refusals role="alert">
        {refused.map(({ name, problem }, at) => (
          <p key={`${name} ${at}`}>
            <bdi>{name}</bdi>: {t(`filePicker.${problem}`, { count: most, size: megabytes })}
          </p>
        ))}
      </Refusals>
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
  align-items: center;
`

const Pick = styled.label<ButtonLook>`
  ${buttonLook}
  position: relative;

  &:focus-within {
    outline: 2px solid var(--color-focus);
    outline-offset: 2px;
  }
`

const Hint = styled.p`
  flex: 1 1 100%;
  color: var(--color-text-muted);
  font-size: var(--font-size-small);
`

const Refusals = styled.div`
  flex: 1 1 100%;
  color: var(--color-danger);
  overflow-wrap: anywhere;
`
