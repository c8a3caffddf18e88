//! Turns `src/app/locales/*.json` into the checked keys of `app::words`, and has the app linked so
//! that it can be parted into several files.

use leptos_i18n_build::{Config, TranslationsInfos};
use std::{env, error::Error, path::PathBuf};

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=build.rs");
    let config = Config::new("fr")?.add_locale("en")?.locales_path("src/app/locales");
    let texts = TranslationsInfos::parse(config)?;
    texts.emit_diagnostics();
    texts.rerun_if_locales_changed();
    let out = PathBuf::from(env::var_os("OUT_DIR").ok_or("cargo sets OUT_DIR")?);
    texts.generate_i18n_module(out.join("i18n"))?;
    // Where everything is mentioned: tools/split.mjs parts the app by it.
    if env::var("CARGO_CFG_TARGET_OS")? == "unknown" {
        println!("cargo::rustc-link-arg-bins=--emit-relocs");
    }
    Ok(())
}
