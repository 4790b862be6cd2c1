import { Line, SmallButton } from './control-styles'
import type { FieldProblem } from '@/tools/studio/form-model'
import { ProblemText } from './mark-styles'
import { useSchemaForm } from './schema-form-context'

interface ProblemListProps {
  readonly id: string
  readonly problems: readonly FieldProblem[]
  readonly path: readonly (string | number)[]
  /** Whether a suggestion is a value that this place can take. */
  readonly canTake?: boolean
}

/** What `check` says of a place, with what to write instead. */
export function ProblemList({ id, problems, path, canTake = false }: ProblemListProps) {
  const { edit } = useSchemaForm()
  if (problems.length === 0) return null
  return (
    <div id={id}>
      {problems.map(({ severity, code, message, suggestions }) => (
        <Line key={`${code} ${message}`}>
          <ProblemText $severity={severity}>
            {severity === 'error' ? 'Error' : 'Warning'}: {message} [{code}]
          </ProblemText>
          {canTake &&
            suggestions.map((value) => (
              <SmallButton
                key={value}
                type="button"
                onClick={() => edit({ kind: 'set', path: path.map(String), value })}
              >
                Use “{value}”
              </SmallButton>
            ))}
        </Line>
      ))}
    </div>
  )
}
