import type { ProfilePicture } from '@fanfare/contract/limits'
import { avatarOf } from '../../core/format/picture.ts'
import type { Viewer } from '../../core/session/viewer.ts'
import { Avatar } from '../../ui/media/avatar.tsx'
import { CoverImage } from './cover-image.tsx'
import { PictureField } from './picture-field.tsx'
import { useProfilePicture } from './use-profile-picture.ts'

type Props = { kind: ProfilePicture; viewer: Viewer }

/** Upload, crop and remove the photo or the cover image of the person who is signed in. */
export function ProfilePictureField({ kind, viewer }: Props) {
  const subject = useProfilePicture(viewer, kind)
  return (
    <PictureField
      subject={subject}
      layout={kind === 'avatar' ? 'beside' : 'wide'}
      face={(preview) =>
        kind === 'avatar' ? (
          <Avatar
            name={viewer.displayName}
            seed={viewer.username}
            picture={preview ? { src: preview } : avatarOf(subject.shown)}
            size={96}
            alt="Your profile photo"
          />
        ) : (
          <CoverImage
            seed={viewer.username}
            picture={subject.shown}
            preview={preview}
            sizes="560px"
            alt="Your cover image"
          />
        )
      }
    />
  )
}
