/** What the files of demos are, and those that they import, by their names. */

/** A file that is published as it is: modules and stylesheets get its address. */
export const ASSET_FILE =
  /\.(?:avif|gif|ico|jpe?g|png|svg|webp|mp3|mp4|ogg|wav|webm|pdf|eot|otf|ttf|woff2?)$/i;

export const STYLE_FILE = /\.(?:css|scss|sass)$/;

export const SASS_FILE = /\.(?:scss|sass)$/;

export const CSS_MODULE_FILE = /\.module\.(?:css|scss|sass)$/;

/** A module that may be a demo. */
export const DEMO_FILE = /\.[jt]sx?$/;
