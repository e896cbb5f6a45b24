import { imageListItemClasses } from '@mui/material/ImageListItem';

export interface LandscapeProps {
  label: string;
  sky: string;
  hill: string;
  /** Height for a width of 160. */
  height?: number;
}

/** A drawing in the place of a photo. */
export default function Landscape({ label, sky, hill, height = 120 }: LandscapeProps) {
  return (
    <svg
      role="img"
      aria-label={label}
      className={imageListItemClasses.img}
      viewBox={`0 0 160 ${height}`}
      preserveAspectRatio="xMidYMid slice"
    >
      <rect width="160" height={height} fill={sky} />
      <circle cx="118" cy={height * 0.35} r="14" fill="#fff8e1" />
      <path d={`M0 ${height} L48 ${height * 0.45} L104 ${height} Z`} fill={hill} />
      <path d={`M64 ${height} L116 ${height * 0.6} L160 ${height * 0.8} V${height} Z`} fill={hill} opacity="0.7" />
    </svg>
  );
}
