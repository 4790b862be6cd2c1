import { WrittenAt } from './place-bar'
import { Note, Panel, Row, ToolButton } from './studio-styles'
import type { Problem } from './studio-api'

interface ProblemPanelProps {
  readonly problems: readonly Problem[]
  readonly onJump: (pointer: string) => void
}

/** Everything that `check` says of the file. */
export function ProblemPanel({ problems, onJump }: ProblemPanelProps) {
  if (problems.length === 0) return null
  return (
    <Panel aria-label="Problems">
      <h3>{problems.length === 1 ? '1 problem' : `${problems.length} problems`}</h3>
      {problems.some(({ severity }) => severity === 'error') && (
        <Note>The page shows the last state without errors.</Note>
      )}
      {problems.map((problem) => (
        <Row key={`${problem.code} ${problem.open} ${problem.message}`}>
          <Note $tone={problem.severity}>{problem.message}</Note>
          <ToolButton type="button" onClick={() => onJump(problem.pointer)}>
            Go to the field
          </ToolButton>
          <WrittenAt place={problem} />
        </Row>
      ))}
    </Panel>
  )
}
