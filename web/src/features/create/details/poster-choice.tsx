import { clockTime } from '../../../ui/text/format.ts'
import { useEditing } from '../editor/use-editor.ts'
import { useDraftCommand } from '../use-draft-command.ts'
import styles from './cover-fields.module.css'

/** Frames the pipeline took from the video. */
export function PosterChoice() {
  const { draft } = useEditing()
  const choose = useDraftCommand('setPosterCover')
  if (draft.posters.length === 0) return null
  return (
    <section aria-label="Video frames">
      <p className={styles.choose}>Or choose a frame from the video</p>
      <ul className={styles.posters}>
        {draft.posters.map(({ at, url }) => (
          <li key={at}>
            <button
              type="button"
              className={styles.poster}
              aria-label={`Use the frame at ${clockTime(at)} as the cover`}
              disabled={choose.busy}
              onClick={() => choose.run({ params: { id: draft.id }, body: { at } })}
            >
              <img src={url} alt="" loading="lazy" />
              <span className={styles.time}>{clockTime(at)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
