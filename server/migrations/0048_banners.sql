-- The wide cover image of a profile, kept like its photo: the one that is shown, and the one being made.
alter table profiles.profiles
  add column banner_asset_id uuid,
  add column banner_pending_id uuid;
